import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { beforeEach, describe, expect, it } from 'vitest';
import { idOf, packageWith } from '../../../tests/parcels.ts';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { collection, tolu } from '../tests/collections.ts';
import { OfferDesk } from './offer-desk.tsx';

const at = (end: string, pickupAddress: string, changes: Partial<PackageView> = {}) =>
  packageWith(end, { isMine: true, pickupAddress, status: 'open', ...changes });
const shop = '12 Herbert Macaulay Way';
const three = [at('1', shop), at('2', '12, Herbert Macaulay way'), at('3', shop)];
const page = (items: readonly unknown[]) => () => Response.json({ items, nextCursor: null });
const mine = (parcels: readonly PackageView[]) =>
  page(parcels.map((one) => ({ package: one, seenBy: 0, askedBy: 0, search: null })));
const carried = page([
  { orderStatus: 5, carrier: tolu },
  { orderStatus: 0, carrier: { ...tolu, id: idOf('usr', 'X') } },
]);

function show(parcels: readonly PackageView[], chosen: readonly string[] = [], answers: Parameters<typeof standInApi>[0] = {}) {
  const api = standInApi({
    'GET /orders/packages': mine(parcels),
    'GET /orders': carried,
    'POST /collections': () => Response.json(collection({ role: 'sender' }), { status: 201 }),
    ...answers,
  });
  renderWithQueries(<OfferDesk chosen={chosen} />);
  return api;
}

beforeEach(() => sessionStorage.clear());

describe('offering parcels together', () => {
  it('begins with everything from the door that has most, however its address was typed', async () => {
    const { of } = show([at('9', '1 Badore Road'), ...three]);
    fireEvent.click(await screen.findByRole('button', { name: 'Offer 3 parcels' }));
    await waitFor(() =>
      expect(of('POST')[0]?.body).toEqual({ packageIds: [idOf('pkg', '1'), idOf('pkg', '2'), idOf('pkg', '3')] }),
    );
  });

  it('asks a carrier who has carried before, where one is chosen', async () => {
    const { of } = show(three);
    fireEvent.click(await screen.findByLabelText(/Tolu Adebayo/));
    fireEvent.click(screen.getByRole('button', { name: 'Offer 3 parcels' }));
    await waitFor(() => expect(of('POST')[0]?.body).toMatchObject({ carrierId: tolu.id }));
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  it('has what was chosen elsewhere, and wants two at least', async () => {
    show(three, [idOf('pkg', '2'), idOf('pkg', '3')]);
    await screen.findByRole('button', { name: 'Offer 2 parcels' });
    fireEvent.click(screen.getAllByRole('checkbox')[2] ?? document.body);
    expect(screen.getByRole('button', { name: 'Choose two or more' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByLabelText('Everything from here (3)'));
    screen.getByRole('button', { name: 'Offer 3 parcels' });
  });

  it('leaves out one that cannot go, with the reason beside it', async () => {
    const errors = [{ field: 'packageIds.1', message: 'One of these parcels is in another collection.' }];
    show(three, [], { 'POST /collections': refusal('invalid_input', 'No', { errors }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Offer 3 parcels' }));
    await screen.findByText('One of these parcels is in another collection.');
    screen.getByRole('button', { name: 'Offer 2 parcels' });
  });

  it('says when no two parcels stand at one door', async () => {
    show([at('1', shop), at('2', '1 Badore Road'), at('3', shop, { currency: 'USD' }), at('4', shop, { itemType: 5 })]);
    await screen.findByText('Nothing to fetch together yet');
  });
});
