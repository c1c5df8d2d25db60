import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entryOf, notFound, routes } from '../src/app/route-table.ts';
import { knownAddresses, workerShell } from './known-addresses.ts';

const filled = (pattern: string) => pattern.replaceAll(/:\w+/g, 'x1');

describe('the addresses that the server knows', () => {
  it('are those at which the app draws a page, and where the worker fetches the shell', () => {
    const strangers = knownAddresses().filter((address) => entryOf(filled(address)) === notFound);
    expect(strangers).toEqual([workerShell]);
    const worker = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');
    expect(worker).toContain(`const shellAddress = '${workerShell}'`);
  });

  it('are all of the route table', () => {
    const whole = routes.map(({ path }) => path.replace('/*', ''));
    expect(knownAddresses()).toEqual(expect.arrayContaining(whole));
  });

  it.each(['/ops/people/:id', '/dashboard/orders', '/dashboard/timeline/post/:type/:id', '/profile/:uid', '/settings/1', '/'])(
    'have %s among them',
    (address) => {
      expect(knownAddresses()).toContain(address);
    },
  );

  it.each(['/dashboard/login', '/dashboard/', '/ops/nowhere', '/nowhere'])('do not have %s', (address) => {
    expect(knownAddresses()).not.toContain(address);
  });
});
