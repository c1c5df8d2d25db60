import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import { myPackage } from '../../tests/my-packages.ts';
import { ChangePackage } from './change-package.tsx';

const today = lagosDay(new Date());
const item: PackageView = { ...myPackage('1').package, price: 5000, shipmentDate: today };
const path = `PUT /orders/packages/${item.id}`;

function show(changes: Partial<PackageView> = {}) {
  const handlers = { onDone: vi.fn(), onBack: vi.fn() };
  renderWithQueries(<ChangePackage item={{ ...item, ...changes }} {...handlers} />, { at: '/orders?popup=package-details' });
  return handlers;
}

const type = (label: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const savedAs = (changes: Partial<PackageView>) => Response.json({ ...item, ...changes });

beforeEach(() => sessionStorage.clear());

describe('changing a parcel', () => {
  it('saves other words without a PIN', async () => {
    const api = standInApi({ [path]: savedAs({ description: 'Mind the glass' }) });
    const { onDone } = show();
    type(/^Anything to know/, 'Mind the glass');
    await press('Save the changes');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(api.of('PUT')[0]?.body).toEqual({
      price: 5000,
      shipmentDate: today,
      description: 'Mind the glass',
      imageIdList: [],
    });
  });

  it('needs no note, and takes an old one away', async () => {
    const api = standInApi({ [path]: savedAs({ description: '' }) });
    const { onDone } = show({ description: 'Mind the glass' });
    type(/^Anything to know/, '');
    await press('Save the changes');
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(api.of('PUT')[0]?.body).toMatchObject({ description: '' });
  });

  it('asks for the PIN where the fee is another, and says what goes into escrow', async () => {
    const api = standInApi({ [path]: savedAs({ price: 6000 }) });
    const { onDone } = show();
    await press('₦6,000');
    await press('Continue to your PIN');
    await screen.findByText('Goes into escrow');
    screen.getByText('₦1,000.00');
    type('Your PIN', '2580');
    await press('Hold ₦1,000.00 more');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ price: 6000 })));
    expect(api.of('PUT')[0]?.body).toMatchObject({ price: 6000, pin: '2580' });
    expect(api.of('PUT')[0]?.key).toMatch(/\w/);
  });

  it('says what comes back where it is lower', async () => {
    standInApi({});
    show();
    type(/^Your fee/, '4,000');
    await press('Continue to your PIN');
    await screen.findByText('Comes back to your wallet');
    screen.getByRole('button', { name: 'Take ₦1,000.00 back' });
  });

  it('keeps what was typed for whoever leaves to add money, and goes on at the PIN', async () => {
    standInApi({ [path]: refusal('insufficient_funds', 'Too little', { status: 402, shortfall: 700 }) });
    show();
    type(/^Your fee/, '6,000');
    type(/^Anything to know/, 'New words');
    await press('Continue to your PIN');
    await screen.findByText('New fee');
    type('Your PIN', '2580');
    await press('Hold ₦1,000.00 more');
    await waitFor(() =>
      expect(JSON.parse(sessionStorage.getItem(`waybill.draft.change.${item.id}`) ?? '{}').price).toBe('6,000'),
    );
    document.body.replaceChildren();
    show();
    await screen.findByText('New fee');
    await press('Back');
    screen.getByDisplayValue('New words');
  });

  it('lets an express parcel become dearer only, and go today', async () => {
    standInApi({});
    show({ itemType: 5 });
    expect(screen.queryByLabelText('Day it should leave')).toBeNull();
    type(/^Your fee/, '4,000');
    await press('Continue to your PIN');
    await screen.findByText('Riders may be looking at this fee: it can only be raised');
  });

  it('leaves fee and day of a booking alone', () => {
    standInApi({});
    show({ relatedTimelineItemId: 'trp_1', relatedTimelineItemType: 2, asksOne: true });
    expect(screen.queryByLabelText(/^Your fee/)).toBeNull();
    expect(screen.queryByLabelText('Day it should leave')).toBeNull();
    screen.getByText('Its fee and its day are between you and the carrier you asked.');
  });
});
