import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import type { WalletView } from '@waybill/contract/wallet/wallet-view';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { enterPin } from '../../../../tests/enter-pin.ts';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { batch, trip } from '../../../timeline/tests/items.ts';
import { ajah, metadata, today, tomorrow } from '../../../timeline/tests/posting.ts';
import { ownWallets } from '../../../wallet/tests/money.ts';
import { isOrdered, sendingDraft } from '../../model/sending.ts';
import { orderedSale } from '../../tests/sales.ts';
import { SendSale } from './send-sale.tsx';

const back = '/sales/sal_1?popup=send-sale&popup.step=slip';

const quote = Response.json({
  low: 4500,
  high: 6200,
  currency: 'NGN',
  distanceKm: 530,
  reasons: [{ title: 'Distance', detail: 'about 530 km by road', amount: 5350 }],
  businesses: [],
  notes: [],
});

function show(sale: SaleView, { at = '/sales', wallet = {} }: { at?: string; wallet?: Partial<WalletView> } = {}) {
  if (!isOrdered(sale)) throw new Error('Nobody has ordered it');
  const open = vi.fn();
  const wallets = ownWallets({ wallets: ownWallets().wallets.map((one) => ({ ...one, balance: 9000, ...wallet })) });
  renderWithQueries(<SendSale sale={sale} metadata={metadata} wallets={wallets} open={open} back={back} />, { at });
  return { open };
}

const atSlip = { at: back };
const pathOf = (sale: SaleView) => `POST /sales/${sale.id}/package`;

beforeEach(() => localStorage.clear());

const noWays = { 'POST /timeline/ways': Response.json({ items: [] }) };
const atAda = { pricePerKg: 1500, currency: 'NGN', roomKg: 9, roomLeftKg: 9, shippingDate: tomorrow } as const;

describe('sending what was sold', () => {
  it('begins with a way that fits, and names the fee the buyer was shown', () => {
    standInApi(noWays);
    show(orderedSale());
    screen.getByRole('heading', { name: 'How should it go to Chike?' });
    screen.getByDisplayValue('By bus, up to 500 kg');
    screen.getByText('₦4,500.00');
    expect(screen.queryByLabelText(/^Fee for the carrier/)).toBeNull();
  });

  it('holds nothing of a seller whose buyer has paid for all of it', async () => {
    const sale = orderedSale();
    const api = standInApi({
      ...noWays,
      [pathOf(sale)]: Response.json(orderedSale({}, { state: 'sent', packageId: 'pkg_1' }), { status: 201 }),
    });
    show(sale, atSlip);
    screen.getByText('Chike has paid');
    await enterPin('Send it');
    await screen.findByRole('heading', { name: 'It is looking for a carrier' });
    expect(api.of(pathOf(sale))[0]?.body).toEqual({
      deliveryPartner: 1,
      dispatchMode: 4,
      handleRequirementId: 1,
      shipmentDate: today,
      description: '',
      pin: '2580',
    });
    expect(api.of(pathOf(sale))[0]?.key).toMatch(/\w/);
  });

  it('leads to the search for a rider where it goes at once', async () => {
    const sale = orderedSale({ dropOffAddressJson: ajah });
    const api = standInApi({
      ...noWays,
      [pathOf(sale)]: Response.json(orderedSale({}, { state: 'sent', packageId: 'pkg_1' }), { status: 201 }),
    });
    const { open } = show(sale);
    fireEvent.click(screen.getByLabelText(/^Express, now/));
    expect(screen.queryByLabelText('Day it should leave')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await enterPin('Send it');
    await waitFor(() => expect(open).toHaveBeenCalledWith('ExpressDeliveryList', { packageId: 'pkg_1' }));
    expect(api.of(pathOf(sale))[0]?.body).toMatchObject({ deliveryPartner: 3, dispatchMode: 0, shipmentDate: today });
  });

  it('says why a fee is set aside where it is paid at the door', async () => {
    standInApi(noWays);
    show(orderedSale({ payWhen: 'door' }, { state: 'ordered' }), atSlip);
    screen.getByText('Chike pays at the door');
    screen.getByText('One delivery fee, back with you once Chike has it');
    await screen.findByText(/half of the ₦4,500.00 pays the carrier for coming, the other half the way back/);
    await screen.findByRole('button', { name: 'Hold ₦4,500.00 and send it' });
  });

  it('asks a seller who pays the delivery for the fee, and proposes one', async () => {
    standInApi({ 'POST /timeline/quote': quote });
    show(orderedSale({ buyerPays: 40_000 }, { deliveryPaidBy: 'seller' }));
    await screen.findByDisplayValue('5,400');
    screen.getByLabelText(/^Fee for the carrier/);
  });

  it('leads to money that is missing, before or after the server says so, and back to the slip', async () => {
    const sale = orderedSale({ payWhen: 'door' }, { state: 'ordered' });
    standInApi(noWays);
    const { open } = show(sale, { ...atSlip, wallet: { balance: 1000 } });
    screen.getByText('₦3,500.00 is missing');
    fireEvent.click(screen.getByRole('button', { name: 'Add money' }));
    expect(open).toHaveBeenCalledWith('FundWallet', { currency: 'NGN', amount: '3500', back });
    document.body.replaceChildren();
    standInApi({ [pathOf(sale)]: refusal('insufficient_funds', 'Too little', { status: 402, shortfall: 700 }) });
    const later = show(sale, atSlip);
    await enterPin('Hold ₦4,500.00 and send it');
    await waitFor(() => expect(later.open).toHaveBeenCalledWith('FundWallet', { currency: 'NGN', amount: '700', back }));
  });

  it('asks one who goes that way, on their day and for their price, and says what follows if they say no', async () => {
    const sale = orderedSale({ buyerPays: 40_000 }, { deliveryPaidBy: 'seller', weight: 2 });
    const way = trip('7', atAda);
    const api = standInApi({
      'POST /timeline/ways': Response.json({ items: [way] }),
      'POST /timeline/quote': quote,
      [pathOf(sale)]: Response.json({ ...sale, state: 'sent', packageId: 'pkg_1' }, { status: 201 }),
    });
    show(sale);
    fireEvent.click(await screen.findByRole('radio', { name: /Ada Obi.*by air.*room for 9 kg.*You pay.*3,500 naira/ }));
    expect(screen.queryByLabelText('Day it should leave')).toBeNull();
    expect(screen.queryByLabelText(/^Fee for the carrier/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText(/with Ada Obi/);
    screen.getByText(/If Ada cannot take it, or does not answer in a day, this sale is over: Chike’s money goes back to them/);
    await enterPin('Hold ₦3,500.00 and ask Ada');
    await screen.findByRole('heading', { name: 'Ada has your request' });
    expect(api.of(pathOf(sale))[0]?.body).toMatchObject({
      relatedTimelineItemType: 2,
      relatedTimelineItemId: way.id,
      dispatchMode: 5,
      shipmentDate: tomorrow,
      price: 3_000,
    });
  });

  it('asks for a fee on a trip or batch that leaves it open', async () => {
    const sale = orderedSale({ buyerPays: 40_000 }, { deliveryPaidBy: 'seller', weight: 2 });
    standInApi({
      'POST /timeline/ways': Response.json({ items: [batch('8', { priceStart: 4_000, priceEnd: 9_000 })] }),
      'POST /timeline/quote': quote,
    });
    show(sale);
    fireEvent.click(await screen.findByRole('radio', { name: /Swiftlane Logistics.*in a batch/ }));
    await screen.findByDisplayValue('4,000');
    screen.getByRole('button', { name: '₦9,000.00' });
  });

  it('offers no way that costs more than the buyer was shown', async () => {
    standInApi({ 'POST /timeline/ways': Response.json({ items: [trip('7', { ...atAda, pricePerKg: 9_000 })] }) });
    show(orderedSale({}, { weight: 2 }));
    const way = await screen.findByRole<HTMLInputElement>('radio', { name: /Ada Obi.*more than Chike pays/ });
    expect(way.disabled).toBe(true);
  });

  it('lets go of a way that is gone, and asks everybody', async () => {
    const sale = orderedSale({ dropOffAddressJson: ajah });
    sendingDraft(sale.id).write(localStorage, { wayId: trip('7').id, wayType: '2', dispatchMode: '5', shipmentDate: tomorrow });
    standInApi(noWays);
    show(sale);
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Ask everybody/ }).checked).toBe(true));
    await waitFor(() => expect(sendingDraft(sale.id).stored(localStorage)?.wayId ?? '').toBe(''));
  });
});
