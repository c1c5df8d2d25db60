import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { BrowserNavigation } from '../ui/navigation/browser-navigation.tsx';
import { useLocation } from '../ui/navigation/navigation.ts';
import { BelowDashboard } from './below-dashboard.tsx';
import { entryOf, notFound } from './route-table.ts';

/** As the router does it: the page stands while the address is its own. */
function Table() {
  const { pathname } = useLocation();
  return entryOf(pathname).path === '/dashboard/*' ? <BelowDashboard /> : <p>Elsewhere</p>;
}

function follow(address: string) {
  history.replaceState(null, '', address);
  render(
    <BrowserNavigation>
      <Table />
    </BrowserNavigation>,
  );
  return location.pathname + location.search + location.hash;
}

describe('an address below the dashboard', () => {
  beforeAll(() => notFound.page.preload());
  it('is a page of the signed-in app, and the dashboard itself stays what it is', () => {
    expect(entryOf('/dashboard').path).toBe('/dashboard');
    expect(entryOf('/dashboard/').path).toBe('/dashboard');
    expect(entryOf('/dashboard/timeline')).toMatchObject({ path: '/dashboard/*', area: 'member', frame: 'app' });
  });

  it.each([
    ['/dashboard/timeline?kind=1#top', '/timeline?kind=1#top'],
    ['/dashboard/settings/1', '/settings/1'],
    ['/Dashboard/timeline/post/1/pkg_7?popup=share', '/timeline/post/1/pkg_7?popup=share'],
  ])('leads to the page of that name, with its query: %s', (address, page) => {
    expect(follow(address)).toBe(page);
    expect(screen.getByText('Elsewhere')).toBeDefined();
  });

  it.each(['/dashboard/nowhere', '/dashboard/login', '/dashboard//evil.example'])('is not found otherwise: %s', (address) => {
    expect(follow(address)).toBe(address);
    expect(screen.getByRole('heading', { name: 'No road leads here' })).toBeDefined();
  });
});
