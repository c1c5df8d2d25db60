import { describe, expect, it } from 'vitest';
import { hrefOf, paths, withQuery } from '../session/paths.ts';
import { entryOf, notFound, routes } from './route-table.ts';

describe('the route table', () => {
  it('has an entry for every address, once', () => {
    const below = '/dashboard/*';
    const own = routes.filter(({ path }) => path !== below).map(({ path }) => path.replace('/*', ''));
    expect(own.toSorted()).toEqual(Object.values(paths).toSorted());
    expect(routes.filter(({ path }) => path === below)).toHaveLength(1);
  });

  it.each(['/wallet/intl', '/wallet/ng', '/timeline', '/orders', '/messages', '/messages/chat', '/profile', '/notifications'])(
    'asks people to be signed in and verified at %s',
    (address) => {
      expect(entryOf(address)).toMatchObject({ path: address, area: 'member', frame: 'app' });
    },
  );

  it('keeps Activity for businesses', () => {
    expect(entryOf('/activity').area).toBe('dispatch-partner');
  });

  it('keeps the console and everything below it for staff', () => {
    for (const address of ['/ops', '/ops/', '/ops/kyc', '/Ops/people/user_7', '/ops/nowhere/at/all'])
      expect(entryOf(address)).toMatchObject({ path: '/ops/*', area: 'staff' });
    expect(entryOf('/opsx')).toBe(notFound);
  });

  it('finds an address whatever its case, with parameters and with a slash at the end', () => {
    expect(entryOf('/Timeline/Post/1/pkg_7').path).toBe(paths.timelineItem);
    expect(entryOf('/signup/').path).toBe(paths.signup);
    expect(entryOf('/signup/nowhere')).toBe(notFound);
    expect(entryOf('/ordersx')).toBe(notFound);
  });
});

describe('addresses', () => {
  it('are filled in and escaped', () => {
    expect(hrefOf(paths.timelineItem, { type: 1, id: 'a/b' })).toBe('/timeline/post/1/a%2Fb');
  });

  it('carry only the query values there are', () => {
    expect(withQuery('/login', { why: undefined, next: '/a?b=c' })).toBe('/login?next=%2Fa%3Fb%3Dc');
    expect(withQuery('/login', { why: '' })).toBe('/login');
  });
});
