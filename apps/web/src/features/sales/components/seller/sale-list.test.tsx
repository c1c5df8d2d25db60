import { screen, within } from '@testing-library/react';
import { describe, it } from 'vitest';
import { renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { saleRowOf } from '../../tests/sales.ts';
import { SaleList } from './sale-list.tsx';

function show(side: 'seller' | 'buyer' = 'seller') {
  renderWithQueries(<SaleList side={side} hrefOf={({ id }) => `/sales/${id}`} nothingYet={<p>Nothing yet</p>} />);
}

describe('the list of one’s sales', () => {
  it('puts what wants the seller first, and groups the rest', async () => {
    standInApi({
      'GET /sales': Response.json({
        items: [
          saleRowOf('1'),
          saleRowOf('2', { state: 'paid', buyerName: 'Chike', title: 'Shoes' }),
          saleRowOf('3', { state: 'sent', buyerName: 'Ngozi' }),
        ],
        nextCursor: null,
      }),
    });
    show();
    const paid = await screen.findByRole('region', { name: 'Paid, to be sent' });
    within(paid).getByRole('link', { name: /Shoes.*Chike has paid: send it/ });
    within(screen.getByRole('region', { name: 'Waiting' })).getByText('Nobody has ordered yet');
    within(screen.getByRole('region', { name: 'On the way' })).getByText('On its way to Ngozi');
  });

  it('tells a buyer how it stands', async () => {
    standInApi({
      'GET /sales': Response.json({ items: [saleRowOf('1', { state: 'arrived', role: 'buyer' })], nextCursor: null }),
    });
    show('buyer');
    await screen.findByText(/for 24 hours you can say that it is not right/);
  });

  it('says what the place is for while it is empty', async () => {
    standInApi({ 'GET /sales': Response.json({ items: [], nextCursor: null }) });
    show();
    await screen.findByText('Nothing yet');
  });
});
