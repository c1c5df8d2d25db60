import { type SaleDelivery, saleDeliveries, saleStates } from '@waybill/contract/sales/enums';
import { describe, expect, it } from 'vitest';
import { checkWire } from '../../../forms/check-wire.ts';
import { asField } from '../../timeline/index.ts';
import { metadata, picture, today, yaba } from '../../timeline/tests/posting.ts';
import { orderedSale } from '../tests/sales.ts';
import { firstOpenStep, type NewSaleFields, newSaleDraft, newSaleSchema, newSaleWire, reachableStep } from './new-sale.ts';
import { needsSeller, saleLine, saleStamp } from './sale-words.ts';
import { isOrdered, type OrderedSale, sendingSums, suggestedSending } from './sending.ts';

const whole: NewSaleFields = {
  ...newSaleDraft('usr').empty,
  imageIdList: asField([picture]),
  title: 'Ankara tote bag',
  price: '40,000',
  weight: '2',
  itemCategoryId: '2',
  pickupAddress: '12 Herbert Macaulay Way, Yaba, Lagos',
  pickupAddressJson: asField(yaba),
  deliveryPaidBy: 'buyer',
  payWhen: 'choice',
};

function mistakesOf(changes: Partial<NewSaleFields>) {
  const fields = { ...whole, ...changes };
  return Object.fromEntries(checkWire(newSaleSchema(fields), newSaleWire(fields)).mistakes ?? []);
}

describe('a sale on its way to the server', () => {
  it('is complete when every question is answered', () => {
    expect(mistakesOf({})).toEqual({});
    expect(newSaleWire({ ...whole, mayOpenFirst: 'yes' })).toMatchObject({
      imageIdList: ['img_1'],
      price: 40_000,
      currency: 'NGN',
      weight: 2,
      pickupAddressJson: yaba,
      mayOpenFirst: true,
    });
  });

  it('leaves the fee to the sending where the seller pays it', () => {
    expect(newSaleWire({ ...whole, deliveryFee: '3,000' }).deliveryFee).toBe(3000);
    expect(newSaleWire({ ...whole, deliveryFee: '3,000', deliveryPaidBy: 'seller' }).deliveryFee).toBe('');
  });

  it.each<[string, Partial<NewSaleFields>, Record<string, string>]>([
    ['no picture', { imageIdList: '' }, { imageIdList: 'Please add a picture' }],
    ['too little', { price: '99' }, { price: '₦100.00 is the least' }],
    ['an area without a door', { pickupAddress: '' }, { pickupAddress: 'Please add the street and number, or how to find it' }],
    ['too little in dollars', { currency: 'USD', price: '0.50' }, { price: '$1.00 is the least' }],
    ['no time to pay', { payWhen: '' }, { payWhen: 'Please choose when it may be paid' }],
  ])('says so before it is sent: %s', (_, changes, mistakes) => {
    expect(mistakesOf(changes)).toEqual(mistakes);
  });

  it('asks no question before those it depends on', () => {
    const open = new Map([['price', 'missing']]);
    expect(reachableStep('terms', open)).toBe('price');
    expect(reachableStep('what', open)).toBe('what');
    expect(reachableStep('nowhere', open)).toBe('what');
    expect(firstOpenStep(undefined)).toBe('terms');
  });
});

describe('a sale in the list', () => {
  it('has a stamp and a line in every state', () => {
    for (const state of saleStates) {
      expect(saleStamp({ state, delivery: null }).word).not.toBe('');
      expect(saleLine({ state, delivery: null, payWhen: 'now', buyerName: 'Chike' })).toMatch(/\w/);
    }
  });

  it('says of what was sent where it is, and asks its seller what next when nobody took it', () => {
    const sent = (delivery: SaleDelivery) => ({ state: 'sent', delivery, payWhen: 'door', buyerName: 'Chike' }) as const;
    expect(saleLine(sent('carried'))).toBe('On its way to Chike');
    expect(saleLine(sent('looking'))).toBe('Looking for a carrier');
    expect(saleLine(sent('failed'))).toBe('Chike did not get it: you decide');
    expect(saleDeliveries.map((delivery) => saleStamp(sent(delivery)).word)).toEqual([
      'Posted',
      'Posted',
      'On the way',
      'At the door',
      'Not handed over',
      'Going back',
      'Held up',
    ]);
    expect(saleDeliveries.filter((delivery) => needsSeller(sent(delivery)))).toEqual(['failed']);
  });

  it('wants its seller once it can be sent', () => {
    expect(needsSeller({ state: 'paid', delivery: null, payWhen: 'now' })).toBe(true);
    expect(needsSeller({ state: 'ordered', delivery: null, payWhen: 'door' })).toBe(true);
    expect(needsSeller({ state: 'ordered', delivery: null, payWhen: 'now' })).toBe(false);
  });
});

describe('the sums of a sale that is sent', () => {
  function ordered(...changes: Parameters<typeof orderedSale>): OrderedSale {
    const sale = orderedSale(...changes);
    if (!isOrdered(sale)) throw new Error('Nobody has ordered it');
    return sale;
  }

  it('take nothing from a seller whose buyer has paid for all of it', () => {
    expect(sendingSums(ordered(), undefined, 0)).toMatchObject({ buyerPays: 4_500_000, reserve: 0, holds: 0 });
  });

  it('set one fee aside where it is paid at the door', () => {
    expect(sendingSums(ordered({ payWhen: 'door' }), undefined, 0)).toMatchObject({ reserve: 450_000, holds: 450_000 });
  });

  it('take fee, charge and reserve where the seller pays the delivery, and a credit for the charge', () => {
    const sale = ordered({ payWhen: 'door', buyerPays: 40_000 }, { deliveryPaidBy: 'seller' });
    expect(sendingSums(sale, 3000, 0)).toMatchObject({ buyerPays: 4_000_000, charge: 50_000, reserve: 300_000, holds: 650_000 });
    expect(sendingSums(sale, 3000, 2)).toMatchObject({ isByCredit: true, charge: 0, holds: 600_000 });
  });

  it('begin with a way that fits', () => {
    expect(suggestedSending(ordered(), metadata, today)).toEqual({
      deliveryPartner: '1',
      dispatchMode: '4',
      shipmentDate: today,
    });
  });
});
