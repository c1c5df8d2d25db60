import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BrowserNavigation } from './browser-navigation.tsx';
import { Link } from './link.tsx';
import { matchPath } from './match-path.ts';
import { hrefOfTo, useLocation, useNavigate, useQuery } from './navigation.ts';
import { Redirect } from './redirect.tsx';

function Where() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const query = useQuery();
  return (
    <>
      <output>{`${pathname} ${query.get('part') ?? ''} ${JSON.stringify(state)}`}</output>
      <Link to="/orders?part=two">Orders</Link>
      <Link to="/orders?part=two" target="_blank">
        Orders in a new tab
      </Link>
      <button type="button" onClick={() => navigate({ search: 'part=three' }, { replace: true, state: { kept: 1 } })}>
        Three
      </button>
      {pathname === '/old' ? <Redirect to="/new" /> : null}
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

describe('navigation', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it('follows a link without loading the page, and Back returns', async () => {
    render(<Where />, { wrapper: BrowserNavigation });
    const length = history.length;
    fireEvent.click(screen.getByText('Orders'));
    expect(shown()).toBe('/orders two null');
    expect(location.pathname + location.search).toBe('/orders?part=two');
    expect(history.length).toBe(length + 1);
    await act(async () => {
      history.replaceState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(shown()).toBe('/  null');
  });

  it('adds nothing to the history for a link to where one is', () => {
    render(<Where />, { wrapper: BrowserNavigation });
    fireEvent.click(screen.getByText('Orders'));
    const length = history.length;
    fireEvent.click(screen.getByText('Orders'));
    expect(history.length).toBe(length);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves a link pressed with %o to the browser',
    (press) => {
      render(<Where />, { wrapper: BrowserNavigation });
      // The browser would load it; that is all this test must not do.
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(screen.getByText('Orders'), press);
      expect(shown()).toBe('/  null');
    },
  );

  it('replaces parts of the address and hands over state', () => {
    render(<Where />, { wrapper: BrowserNavigation });
    fireEvent.click(screen.getByText('Three'));
    expect(shown()).toBe('/ three {"kept":1}');
  });

  it('redirects without leaving itself behind', () => {
    history.replaceState(null, '', '/old');
    const length = history.length;
    render(<Where />, { wrapper: BrowserNavigation });
    expect(location.pathname).toBe('/new');
    expect(history.length).toBe(length);
  });
});

describe('addresses', () => {
  it('are made from their parts', () => {
    expect(hrefOfTo({ search: 'a=1' }, { pathname: '/here' })).toBe('/here?a=1');
    expect(hrefOfTo({ pathname: '/there', search: '?a=1', hash: '#b' }, { pathname: '/here' })).toBe('/there?a=1#b');
  });

  it('fit a pattern whatever their case, and give its parameters decoded', () => {
    expect(matchPath('/timeline/post/:type/:id', '/Timeline/post/1/a%2Fb/')).toEqual({ type: '1', id: 'a/b' });
    expect(matchPath('/timeline/post/:type/:id', '/timeline/post/1/%E0%A4%A')).toEqual({ type: '1', id: '%E0%A4%A' });
    expect(matchPath('/orders', '/orders/1')).toBeUndefined();
    expect(matchPath('/', '/')).toEqual({});
    expect(matchPath('/a.b', '/axb')).toBeUndefined();
  });
});
