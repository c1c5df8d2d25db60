import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saleRowOf } from '../../features/sales/tests/sales.ts';
import { renderWithQueries, standInApi } from '../../tests/stand-in-api.tsx';
import { SalesRoute } from './sales.tsx';

const listed = (...items: ReturnType<typeof saleRowOf>[]) => Response.json({ items, nextCursor: null });

function show(bought: Response) {
  standInApi({
    'GET /sales?limit=50&role=seller': listed(saleRowOf('1')),
    'GET /sales?limit=50&role=buyer': bought,
  });
  renderWithQueries(<SalesRoute />, { at: '/sales' });
}

describe('the page of one’s sales', () => {
  it('has no second side for whoever has bought nothing', async () => {
    show(listed());
    await screen.findByRole('link', { name: /Ankara tote bag/ });
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('shows what was bought, which leads to the page of its link', async () => {
    show(listed(saleRowOf('2', { role: 'buyer', state: 'sent', title: 'Standing fan' })));
    fireEvent.click(await screen.findByRole('tab', { name: 'What I bought' }));
    const row = await screen.findByRole('link', { name: /Standing fan.*On its way to you/ });
    expect(row.getAttribute('href')).toBe('/buy/7K3M9QXPDA');
  });
});
