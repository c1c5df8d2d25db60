import type { PriceQuoteView } from '@waybill/contract/prices/price-quote-view';
import { describe, expect, it } from 'vitest';
import { filled } from '../../tests/posting.ts';
import { heldPriceIn, withHeldPrice } from './held-price.ts';
import { packageWire } from './package-fields.ts';

const parcel = filled({ weight: '2.5', currency: 'NGN' });
const quote = {
  id: 'prq_1',
  fee: 2600,
  holdsUntil: '2026-11-19T08:05:00Z',
  business: { id: 'usr_2', fullName: 'Swiftlane' },
} as PriceQuoteView;
const held = { ...parcel, ...withHeldPrice(parcel, quote, { deliveryPartner: '0', dispatchMode: '0' }) };

describe('a price that a business holds', () => {
  it('is sent with the parcel it was asked for', () => {
    expect(heldPriceIn(held)).toMatchObject({ id: 'prq_1', name: 'Swiftlane', fee: 2600 });
    expect(packageWire(held, '2026-11-19')).toMatchObject({ quoteId: 'prq_1', price: 2600 });
  });

  it.each([{ weight: '3' }, { price: '2,700' }, { dispatchMode: '2' }, { deliveryPartner: '3' }])(
    'is left out with %j',
    (changes) => {
      expect(packageWire({ ...held, ...changes }, '2026-11-19')).not.toHaveProperty('quoteId');
    },
  );
});
