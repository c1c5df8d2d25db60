import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { describe, expect, it, vi } from 'vitest';
import { idOf } from '../../../../tests/parcels.ts';
import { renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { orderedSale, saleOf } from '../../tests/sales.ts';
import { SaleDetails } from './sale-details.tsx';

function show(sale: SaleView) {
  const handlers = { onSend: vi.fn(), onFollow: vi.fn() };
  const { unmount } = renderWithQueries(<SaleDetails sale={sale} {...handlers} />, { at: `/sales/${sale.id}` });
  return { ...handlers, unmount };
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
    screen.getByText(/of it in case nobody opens/);
  });

  it('that began as a parcel has a link for its receiver, until they have paid', () => {
    const changes = { isCollected: true, state: 'sent', packageId: idOf('pkg', '1') } as const;
    const { unmount } = show(orderedSale({ payWhen: 'door', isPaid: false }, changes));
    screen.getByText('Chike pays here. We text them the link once somebody brings it.');
    screen.getByText('7K3M9QXPDA');
    unmount();
    show(orderedSale({ payWhen: 'door', isPaid: true }, changes));
    expect(screen.queryByText('7K3M9QXPDA')).toBeNull();
  });

  it('lets a buyer who does not pay go, after a question', async () => {
    const sale = orderedSale({ isPaid: false }, { state: 'ordered', can: { end: true, send: false, release: true } });
    const api = standInApi({ [`DELETE /sales/${sale.id}/order`]: Response.json(saleOf()) });
    show(sale);
    expect(screen.queryByRole('button', { name: 'Send it' })).toBeNull();
    await press('Sell it to somebody else');
    await press('Open the link again');
    await waitFor(() => expect(api.of('DELETE')).toHaveLength(1));
  });

  it('is cancelled and refunded once it is paid, after saying what goes back', async () => {
    const sale = orderedSale();
    const api = standInApi({ [`DELETE /sales/${sale.id}`]: Response.json(saleOf({ state: 'ended' })) });
    show(sale);
    expect(screen.queryByRole('button', { name: 'End this sale' })).toBeNull();
    await press('Cancel and refund Chike');
    screen.getByText(/All of their ₦45,000.00 goes back to where they paid it from, and they get an SMS at once/);
    await press('Cancel and refund');
    await waitFor(() => expect(api.of('DELETE')).toHaveLength(1));
  });

  it('is simply ended while nobody has paid', async () => {
    show(orderedSale({ isPaid: false }, { state: 'ordered' }));
    await press('End this sale');
    screen.getByText(/Chike gets an SMS at once. If they are paying just now/);
  });

  it('leads to the delivery once it is on its way', async () => {
    const { onFollow } = show(
      orderedSale({}, { state: 'sent', packageId: 'pkg_1', can: { end: false, send: false, release: false } }),
    );
    await press('Follow the delivery');
    expect(onFollow).toHaveBeenCalled();
  });
});
