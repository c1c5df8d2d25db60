import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { describe, expect, it, vi } from 'vitest';
import { renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { orderedSale, saleOf } from '../../tests/sales.ts';
import { SaleDetails } from './sale-details.tsx';

function show(sale: SaleView) {
  const handlers = { onSend: vi.fn(), onFollow: vi.fn() };
  renderWithQueries(<SaleDetails sale={sale} {...handlers} />, { at: `/sales/${sale.id}` });
  return handlers;
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('one sale, for its seller', () => {
  it('is a link to share while nobody has ordered', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    show(saleOf());
    screen.getByText('Waiting');
    await press(/^Copy the link/);
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('https://waybill.example/buy/7K3M9QXPDA'));
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
      encodeURIComponent('Ankara tote bag, ₦40,000.00\nhttps://waybill.example/buy/7K3M9QXPDA'),
    );
    screen.getByText('39,400 naira');
    vi.unstubAllGlobals();
  });

  it('is to be sent once it is paid, with what both put in', async () => {
    const { onSend } = show(orderedSale());
    screen.getByText('Paid', { selector: '.stamp' });
    screen.getByText('Chike Eze');
    expect(screen.getByRole('link', { name: 'Call Chike Eze, +2348031239876' }).getAttribute('href')).toBe('tel:+2348031239876');
    screen.getByText(/₦4,500.00 for the delivery and our charge of ₦500.00/);
    await press('Send it');
    expect(onSend).toHaveBeenCalled();
  });

  it('says what waits of the seller’s where it is paid at the door', () => {
    show(orderedSale({ payWhen: 'door' }, { state: 'ordered' }));
    screen.getByText(/with one delivery fee in case nobody opens/);
  });

  it('lets a buyer who does not pay go, after a question', async () => {
    const sale = orderedSale({ isPaid: false }, { state: 'ordered', can: { end: true, send: false, release: true } });
    const api = standInApi({ [`DELETE /sales/${sale.id}/order`]: Response.json(saleOf()) });
    show(sale);
    expect(screen.queryByRole('button', { name: 'Send it' })).toBeNull();
    await press('Let Chike go');
    await press('Open the link again');
    await waitFor(() => expect(api.of('DELETE')).toHaveLength(1));
  });

  it('says what goes back before it ends', async () => {
    const sale = orderedSale();
    const api = standInApi({ [`DELETE /sales/${sale.id}`]: Response.json(saleOf({ state: 'ended' })) });
    show(sale);
    await press('End this sale');
    screen.getByText(/₦45,000.00 goes back to where Chike paid it from/);
    await press('End it');
    await waitFor(() => expect(api.of('DELETE')).toHaveLength(1));
  });

  it('leads to the delivery once it is on its way', async () => {
    const { onFollow } = show(
      orderedSale({}, { state: 'sent', packageId: 'pkg_1', can: { end: false, send: false, release: false } }),
    );
    await press('Follow the delivery');
    expect(onFollow).toHaveBeenCalled();
  });
});
