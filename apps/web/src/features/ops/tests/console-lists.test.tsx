import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { describe, expect, it } from 'vitest';
import { ada } from '../../../tests/own-user.ts';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { OrderList } from '../components/lists/order-list.tsx';
import { TransactionList } from '../components/lists/transaction-list.tsx';
import { orderFilterOf, transactionFilterOf } from '../model/list-filter.ts';

const noViews = () => Response.json({ views: [] });
const nothing = () => Response.json({ items: [], nextCursor: null });
const asStaff = (staffRole: StaffRole, at: string) => ({ at, user: { ...ada, isStaff: true, staffRole } });

describe('a list is narrowed by its address', () => {
  it('of orders, and says by how much', async () => {
    const { of } = standInApi({ 'GET /ops/views': noViews, 'GET /ops/orders': nothing });
    renderWithQueries(
      <OrderList />,
      asStaff('support', '/ops/orders?status=8&kind=sale&leastAmount=1500.5&country=NG&sort=oldest'),
    );
    await screen.findByText('No order like this');
    const { searchParams } = new URL(of('GET /ops/orders?')[0]?.call.replace('GET ', 'https://waybill.example') ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ status: '8', kind: 'sale', leastAmount: '1500.5', country: 'NG', sort: 'oldest' },
    });
    expect(screen.getByText('By 4 things')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save as CSV' }), 'files are for leads').toBeNull();
  });

  it('of transactions, which those who see to money save as they are narrowed', async () => {
    const { of } = standInApi({
      'GET /ops/views': noViews,
      'GET /ops/transactions': nothing,
      'GET /ops/transaction-file': () => new Response('"Transaction"', { headers: { 'content-type': 'text/csv' } }),
    });
    renderWithQueries(<TransactionList />, asStaff('money', '/ops/transactions?direction=out&provider=paystack'));
    fireEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await waitFor(() => expect(of('GET /ops/transaction-file')).toHaveLength(1));
    expect(of('GET /ops/transaction-file')[0]?.call).toMatch(/direction=out&provider=paystack|provider=paystack&direction=out/);
  });

  it('until everything is shown: what was typed before goes with the rest, and does not come back', async () => {
    const { of } = standInApi({ 'GET /ops/views': noViews, 'GET /ops/transactions': nothing });
    renderWithQueries(<TransactionList />, asStaff('money', '/ops/transactions?reference=wb-1'));
    fireEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Reference').value).toBe(''));
    await new Promise((later) => setTimeout(later, 400));
    expect(of('GET /ops/transactions?').at(-1)?.call).not.toContain('reference');
  });

  it('and by nothing that is no filter', () => {
    const typed = new URLSearchParams(
      'status=a&kind=thing&leastAmount=-1&currency=EUR&userId=me&country=ng&startDate=soon&sort=fee',
    );
    expect(orderFilterOf(typed)).toEqual({});
    expect(transactionFilterOf(typed)).toEqual({});
  });
});
