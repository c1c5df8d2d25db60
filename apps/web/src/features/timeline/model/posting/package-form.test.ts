import { beforeEach, describe, expect, it } from 'vitest';
import { checkWire } from '../../../../forms/check-wire.ts';
import { batch, trip } from '../../tests/items.ts';
import { accra, ajah, filled, metadata, ota, today, wuse, yaba } from '../../tests/posting.ts';
import type { Booking } from './booking.ts';
import { deliveryChoice, modeChoice, suggestedMode } from './delivery-choice.ts';
import { asField, localNumber, type PackageFields, packageDraft, packageWire } from './package-fields.ts';
import { proposedPrices } from './package-price.ts';
import { packageSchema } from './package-schema.ts';
import { firstStep, stepsOf, stepWith } from './package-steps.ts';
import { suggestionsFor } from './package-suggestions.ts';
import { missingFor, packageTotal } from './package-total.ts';

function mistakesOf(changes: Partial<PackageFields>) {
  const fields = filled(changes);
  const checked = checkWire(packageSchema({ ...metadata, today, isChecked: true }, 'NGN')(fields), packageWire(fields, today));
  return Object.fromEntries(checked.mistakes ?? []);
}

describe('a parcel on its way to the server', () => {
  it('is complete when every question is answered', () => {
    expect(mistakesOf({})).toEqual({});
  });

  it('goes as numbers, places and ids', () => {
    expect(packageWire(filled(), today, { itemType: 2, id: 'trp_1' })).toMatchObject({
      weight: 2.5,
      price: 5000,
      costOfItem: 20_000,
      deliveryPartner: 1,
      senderPhoneNumber: '+2348031234567',
      pickupAddressJson: yaba,
      imageIdList: [],
      relatedTimelineItemType: 2,
      relatedTimelineItemId: 'trp_1',
    });
  });

  it('goes today when it is express, however long ago the form was begun', () => {
    const old = filled({ deliveryPartner: '3', dropOffAddressJson: asField(ajah), shipmentDate: '2020-01-01' });
    expect(packageWire(old, today).shipmentDate).toBe(today);
  });

  it.each<[string, Partial<PackageFields>, Record<string, string>]>([
    ['no place', { pickupAddressJson: '' }, { pickupAddressJson: 'Please choose a place from the list' }],
    ['an area without a door', { dropoffAddress: '' }, { dropoffAddress: 'Please add the street and number, or how to find it' }],
    [
      'the same in words',
      { pickupAddress: 'Yaba, Lagos' },
      { pickupAddress: 'Please add the street and number, or how to find it' },
    ],
    ['a day that is over', { shipmentDate: '2020-01-01' }, { shipmentDate: 'That day is over. Please choose another one' }],
    ['a day in two years', { shipmentDate: '2099-01-01' }, { shipmentDate: 'A year ahead is the most' }],
    ['too little', { price: '499' }, { price: '₦500.00 is the least' }],
    ['too much', { price: '5,000,001' }, { price: '₦5,000,000.00 is the most' }],
    ['something too precious', { costOfItem: '50,000,001' }, { costOfItem: '₦50,000,000.00 is the most' }],
    ['more than a bus takes', { weight: '501' }, { dispatchMode: 'Bus takes 500 kg at most' }],
    ['one phone for both', { receiverPhoneNumber: '8031234567' }, { receiverPhoneNumber: 'That is the sender’s own number' }],
    [
      'a name with a badge',
      { senderFullName: 'Amina ✅' },
      { senderFullName: 'Please use letters and numbers, without pictures' },
    ],
    ['a weight that is none', { weight: 'heavy' }, { weight: 'Please enter a weight in kilograms' }],
  ])('says so before it is sent: %s', (_, changes, mistakes) => {
    expect(mistakesOf(changes)).toEqual(mistakes);
  });

  it('does not take a kind of delivery that the places do not allow', () => {
    expect(mistakesOf({ deliveryPartner: '0' }).deliveryPartner).toMatch(/from one state to another/);
    expect(mistakesOf({ dropOffAddressJson: asField(accra) }).deliveryPartner).toBe('The places are in two countries.');
  });
});

const london = { ...accra, label: 'London, England', latitude: 51.51, longitude: -0.13, countryCode: 'GB' };

describe('the kind of delivery', () => {
  it.each([
    ['within a state', yaba, ajah, [0, 3], 0],
    ['to a neighbour over the border of a state', yaba, ota, [0, 3, 1], 0],
    ['60.4 km over the border of a state', yaba, { ...ota, latitude: 6.51 + 0.5432, longitude: 3.37 }, [1], 1],
    ['from state to state', yaba, wuse, [1], 1],
    ['to another country', yaba, accra, [2], 2],
  ] as const)('is suggested %s', (_, from, to, possible, suggested) => {
    expect(deliveryChoice(from, to)).toMatchObject({ possible, suggested });
  });

  it('is not guessed while a place is missing', () => {
    expect(deliveryChoice(yaba, null).suggested).toBeNull();
  });

  it('comes with the first usual way that can take the weight', () => {
    const suggested = (type: 0 | 1 | 2, weight: number, to: typeof wuse) =>
      suggestedMode(type, weight, metadata.dispatchModes, modeChoice(yaba, to, type));
    expect(suggested(0, 2, ajah)).toBe(0);
    expect(suggested(0, 31, ajah)).toBe(1);
    expect(suggested(1, 600, wuse)).toBe(2);
    expect(suggested(2, 100, london)).toBe(5);
    expect(suggested(2, 101, london)).toBe(6);
    expect(suggested(2, 101, accra), 'over land').toBe(4);
  });

  it('is not offered a way that does not go there', () => {
    expect(modeChoice(yaba, wuse, 1)).toEqual([1, 2, 3, 4, 5]);
    expect(modeChoice(yaba, null, 1), 'nobody knows yet').toHaveLength(7);
    expect(mistakesOf({ dispatchMode: '6' })).toEqual({ dispatchMode: 'A ship needs a seaport near both places.' });
    expect(mistakesOf({ dispatchMode: '0' })).toEqual({ dispatchMode: 'That is too far for a bike.' });
    expect(suggestionsFor(filled({ dispatchMode: '6' }), metadata), 'another one instead').toMatchObject({ dispatchMode: '4' });
  });

  it('keeps what was chosen as long as it fits', () => {
    const near = { dropOffAddressJson: asField(ajah), deliveryPartner: '3', dispatchMode: '1' };
    expect(suggestionsFor(filled(near), metadata)).toMatchObject({ deliveryPartner: '3', dispatchMode: '1' });
    expect(suggestionsFor(filled({ ...near, weight: '900' }), metadata)).toMatchObject({ dispatchMode: '2' });
    expect(suggestionsFor(filled({ deliveryPartner: '2', dispatchMode: '' }), metadata)).toMatchObject({
      deliveryPartner: '1',
      dispatchMode: '4',
    });
  });
});

describe('a parcel on a trip', () => {
  const priced = trip('1', { pricePerKg: 1500, currency: 'NGN', shippingDate: today });

  it('costs what the traveller asks for its weight, unless the sender offers more', () => {
    expect(suggestionsFor(filled({ price: '' }), metadata, priced)).toMatchObject({ price: '3,750', shipmentDate: today });
    expect(suggestionsFor(filled({ price: '3,000' }), metadata, priced).price).toBe('3,750');
    expect(suggestionsFor(filled({ price: '5,000' }), metadata, priced).price).toBeUndefined();
    expect(suggestionsFor(filled({ price: '' }), metadata, trip('1')).price, 'without a price').toBeUndefined();
  });

  it('is never express', () => {
    const near = { dropOffAddressJson: asField(ajah), deliveryPartner: '3' };
    expect(suggestionsFor(filled(near), metadata, priced).deliveryPartner).toBe('0');
  });

  it('is not heavier than what is left', () => {
    const fields = filled({ weight: '5.5' });
    const rules = { ...metadata, today, isChecked: true, roomLeftKg: 5 };
    const { mistakes } = checkWire(packageSchema(rules, 'NGN')(fields), packageWire(fields, today));
    expect(mistakes?.get('weight')).toBe('There is room for 5 kg only.');
  });
});

describe('the questions', () => {
  it('are found by the fields they ask for', () => {
    expect(stepWith(['price'])).toBe('way');
    expect(stepWith(['receiverPhoneNumber', 'weight']), 'the first of them').toBe('what');
    expect(stepWith(['pin'])).toBeUndefined();
  });

  it('begin at the first that is open', () => {
    expect(firstStep('review', undefined)).toBe('review');
    expect(firstStep('review', new Map([['shipmentDate', 'over']]))).toBe('way');
    expect(firstStep('what', new Map([['price', 'missing']]))).toBe('what');
  });

  it('are all asked of a parcel for the board, from and to first', () => {
    expect(stepsOf(undefined).map(({ name }) => name)).toEqual(['route', 'what', 'way', 'people', 'review']);
  });

  it('are only those that a booked trip or batch leaves open', () => {
    const names = (booking: Booking) => stepsOf(booking).map(({ name }) => name);
    expect(names(trip('1', { pricePerKg: 1500, currency: 'NGN' }))).toEqual(['what', 'people', 'review']);
    expect(names(trip('1')), 'without a price').toEqual(['what', 'way', 'people', 'review']);
    expect(names(batch('1')), 'which of its stops').toEqual(['route', 'what', 'way', 'people', 'review']);
  });
});

describe('what it costs', () => {
  it('is the fee and the charge, or the fee and a credit', () => {
    expect(packageTotal(5000, 'NGN', metadata)).toMatchObject({ chargeMinor: 50_000, totalMinor: 550_000, byCredit: false });
    expect(packageTotal(5000, 'NGN', { ...metadata, credits: 3 })).toMatchObject({
      chargeMinor: 0,
      totalMinor: 500_000,
      byCredit: true,
    });
  });

  it('may be more than there is', () => {
    const total = packageTotal(5000.5, 'NGN', metadata);
    expect(missingFor(total, 1000.25)).toBe(4500.25);
    expect(missingFor(total, 9000)).toBe(0);
  });

  it('is proposed at the bottom, the middle and the top of a range, within the limits', () => {
    const limits = { lowest: 500, highest: 6000 };
    expect(proposedPrices({ low: 4500, high: 6200 }, limits)).toEqual([4500, 5400, 6000]);
    expect(proposedPrices({ low: 300, high: 400 }, limits)).toEqual([500]);
    expect(proposedPrices(undefined, limits)).toEqual([]);
  });
});

describe('the draft of a parcel', () => {
  let store: Map<string, string>;
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  beforeEach(() => {
    store = new Map();
  });

  it('comes back whole, with its places, and never with a PIN', () => {
    packageDraft('usr_1').write(storage, { ...filled(), pin: '2580' });
    expect(packageDraft('usr_1').resume(storage)).toEqual(filled());
    expect([...store.values()].join()).not.toContain('2580');
  });

  it('is one for each person, and one for each trip that is asked', () => {
    packageDraft('usr_1').write(storage, filled());
    const abroad = { receiverDialCode: '+1', senderDialCode: '+1' };
    expect(packageDraft('usr_1').resume(storage, {}, abroad), 'a number in Nigeria stays one').toMatchObject({
      receiverDialCode: '+234',
      senderDialCode: '+234',
    });
    expect(packageDraft('usr_2').resume(storage)).toEqual(packageDraft('usr_2').empty);
    expect(packageDraft('usr_1', 'trp_1').resume(storage).weight).toBe('');
  });

  it('begins with one’s own number as one would type it', () => {
    expect(localNumber('+2348031234567', '+234')).toBe('8031234567');
    expect(localNumber(null, '+234')).toBe('');
    expect(localNumber('+447911123456', '+234')).toBe('');
  });
});
