import { randomUUID } from 'node:crypto';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { afterAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { atOnce, sameBrowserAt, tally } from '../support/at-once.ts';
import { madeBefore } from '../support/made-before.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight, payIn, personWithMoney } from '../support/people-with-money.ts';
import { ajah, dayIn, feedOf, lisbon, look, sendParcel, uploadedPicture, wuse, yaba } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const second = madeBefore(() => world.startNode());
const sender = madeBefore(() => personWithMoney(world, { NGN: 1_000_000, USD: 500 }));
afterAll(async () => {
  await expectBooksToBeRight(world);
  expect(await proveMoney(world.db)).toEqual([]);
});

const escrowOf = async (person: Person) =>
  (await person.call(getWallets)).result.wallets.find(({ currency }) => currency === 'NGN')?.escrowBalance;

/** 60.4 km north of Yaba, in the next state. */
const ifo = { ...yaba, label: 'Ifo, Ogun', state: 'Ogun', city: 'Ifo', latitude: yaba.latitude + 0.5432 };

describe('posting a package', () => {
  it('holds the fee and the charge, and shows the sender everything', async () => {
    const person = await personWithMoney(world, { NGN: 10_000 });
    const picture = await uploadedPicture(world, person.id);
    const { status, result } = await sendParcel(person, { imageIdList: [picture] });
    expect(status).toBe(201);
    expect(result).toMatchObject({
      itemType: 1,
      deliveryPartner: 1,
      dispatchMode: 1,
      pickupAddress: '12 Herbert Macaulay Way, Yaba',
      pickupAddressJson: yaba,
      dropoffAddress: '7 Aminu Kano Crescent, Wuse',
      dropOffAddressJson: wuse,
      shipmentDate: dayIn(3),
      weight: 2.5,
      itemCategoryId: 3,
      handleRequirementId: 2,
      description: 'A phone in its box',
      price: 6000,
      currency: 'NGN',
      status: 'open',
      relatedTimelineItemId: null,
      asksOne: false,
      secrets: {
        senderFullName: 'Chidi Okafor',
        receiverFullName: 'Halima Yusuf',
        senderPhoneNumber: '+2348031234567',
        receiverPhoneNumber: '+2348059876543',
        costOfItem: 120_000,
        charge: 500,
      },
      images: [{ publicId: picture }],
      can: { delete: true, report: false, book: false, carry: false },
    });
    expect([await balanceOf(world, person.id, 'NGN'), await escrowOf(person)]).toEqual([3500, 6500]);
  });

  it('shows everybody else the neighbourhood, and nothing to call or rob anybody by', async () => {
    const { result } = await sendParcel(sender);
    const { item } = (await look(await verifiedPerson(world), result)).result;
    expect(item).toMatchObject({
      pickupAddress: 'Yaba, Lagos',
      pickupAddressJson: { label: 'Yaba, Lagos', latitude: 6.51, longitude: 3.37 },
      dropoffAddress: 'Wuse, Abuja',
      dropOffAddressJson: { latitude: 9.08, longitude: 7.47 },
      secrets: null,
      can: { delete: false, report: true, book: false, carry: true },
    });
    expect(JSON.stringify(item)).not.toMatch(/Macaulay|Aminu|Halima|8059876543|120000|gazetteer/);
  });

  it('spends a credit before money', async () => {
    const person = await personWithMoney(world, { NGN: 6000 });
    await world.db`insert into credit_balance (user_id, credits) values (${person.id}, 1)`;
    await world.db`insert into credit_entry (key, user_id, change, credits_after, reason) values (${randomUUID()}, ${person.id}, 1, 1, 'test')`;
    expect((await sendParcel(person)).result.secrets?.charge).toBe(0);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(0);
    expect((await person.call(getWallets)).result.credits).toBe(0);
  });

  it('costs what its sender was told, or is not posted', async () => {
    const person = await personWithMoney(world, { NGN: 20_000 });
    const key = randomUUID();
    const { status, problem } = await sendParcel(person, { total: 6000 }, key);
    expect([status, problem.code, problem.detail]).toEqual([
      409,
      'total_differs',
      'This costs ₦6,500.00 in all. Nothing was posted.',
    ]);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(20_000);
    const { result } = await sendParcel(person, { total: 6500 }, key);
    expect((await sendParcel(person, { total: 6000 }, key)).result.id, 'asked again it is the same parcel').toBe(result.id);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(13_500);
  });

  it('says how much is missing, and leaves nothing behind', async () => {
    const person = await personWithMoney(world, { NGN: 6499.99 });
    const picture = await uploadedPicture(world, person.id);
    const key = randomUUID();
    const { status, problem } = await sendParcel(person, { imageIdList: [picture] }, key);
    expect([status, problem.code, problem.shortfall]).toEqual([402, 'insufficient_funds', 0.01]);
    expect(await feedOf(person, { itemType: 6 })).toEqual([]);
    expect((await sendParcel(person, { imageIdList: [picture], price: 5000 }, randomUUID())).status).toBe(201);
  });

  it('goes on under the same key once there is enough', async () => {
    const person = await personWithMoney(world, {});
    const key = randomUUID();
    expect((await sendParcel(person, { price: 500 }, key)).problem.shortfall).toBe(1000);
    await payIn(world, person.id, 'NGN', 1000);
    expect((await sendParcel(person, { price: 500 }, key)).status).toBe(201);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(0);
  });

  it('in dollars is paid from the dollars', async () => {
    const { result } = await sendParcel(sender, { currency: 'USD', price: 20, costOfItem: 300 });
    expect([result.price, result.currency, result.secrets?.charge]).toEqual([20, 'USD', 1]);
  });

  it('that goes express is an item of its own kind', async () => {
    const { result } = await sendParcel(sender, { deliveryPartner: 3, dispatchMode: 0, dropOffAddressJson: ajah, weight: 30 });
    expect([result.itemType, result.deliveryPartner]).toEqual([5, 3]);
    expect(await feedOf(sender, { itemType: 5 })).toContain(result.id);
    expect(await feedOf(sender, { itemType: 1 })).not.toContain(result.id);
  });

  it('may be a sprint through the whole of a state, however its name is written', async () => {
    const epe = { ...yaba, label: 'Epe, lagos', state: 'lagos', city: 'Epe', longitude: yaba.longitude + 0.7 };
    expect((await sendParcel(sender, { deliveryPartner: 0, dispatchMode: 0, dropOffAddressJson: epe })).status).toBe(201);
  });

  it('takes places as JSON texts, too, and names in any case', async () => {
    const { status } = await sendParcel(sender, {
      pickupAddressJson: JSON.stringify(yaba),
      dropOffAddressJson: JSON.stringify(wuse),
    });
    expect(status).toBe(201);
  });

  it('is for people with their PIN, which is asked before anything else', async () => {
    const person = await personWithMoney(world, { NGN: 100_000 });
    expect((await sendParcel(person, { pin: '4826', price: 1 })).problem).toMatchObject({ code: 'pin_wrong', triesLeft: 4 });
    expect((await sendParcel(await verifiedPerson(world))).problem.code).toBe('pin_missing');
    for (let tries = 0; tries < 4; tries += 1) await sendParcel(person, { pin: '4826' });
    expect((await sendParcel(person)).problem.code).toBe('wallet_locked');
    expect(await balanceOf(world, person.id, 'NGN')).toBe(100_000);
  });
});

describe('a package is refused', () => {
  it.each([
    ['yesterday', { shipmentDate: dayIn(-1) }, 'shipmentDate'],
    ['in more than a year', { shipmentDate: dayIn(367) }, 'shipmentDate'],
    ['on no day', { shipmentDate: '2026-02-30' }, 'shipmentDate'],
    ['too heavy for a bike', { dispatchMode: 0, weight: 30.01 }, 'weight'],
    ['too heavy for a plane', { dispatchMode: 5, weight: 101 }, 'weight'],
    ['without weight', { weight: 0 }, 'weight'],
    ['with a third decimal', { weight: 1.005 }, 'weight'],
    ['of no category', { itemCategoryId: 99 }, 'itemCategoryId'],
    ['to be handled in no way', { handleRequirementId: 0 }, 'handleRequirementId'],
    ['by no mode', { dispatchMode: 7 }, 'dispatchMode'],
    ['by ship to Abuja', { dispatchMode: 6 }, 'dispatchMode'],
    ['by bike to Abuja', { dispatchMode: 0 }, 'dispatchMode'],
    ['express by bus', { deliveryPartner: 3, dispatchMode: 4, dropOffAddressJson: ajah }, 'dispatchMode'],
    ['of no kind', { deliveryPartner: 4 }, 'deliveryPartner'],
    ['as a sprint to Abuja', { deliveryPartner: 0 }, 'deliveryPartner'],
    ['as express to Abuja', { deliveryPartner: 3 }, 'deliveryPartner'],
    ['as international within Nigeria', { deliveryPartner: 2 }, 'deliveryPartner'],
    ['abroad but not international', { dropOffAddressJson: lisbon }, 'deliveryPartner'],
    ['as a sprint 60.4 km over a state line', { deliveryPartner: 0, dropOffAddressJson: ifo }, 'deliveryPartner'],
    ['inter-state within Lagos', { dropOffAddressJson: ajah }, 'deliveryPartner'],
    ['without a pickup', { pickupAddress: ' ' }, 'pickupAddress'],
    ['without a place', { pickupAddressJson: 'Yaba' }, 'pickupAddressJson'],
    ['from a country there is not', { pickupAddressJson: { ...yaba, countryCode: 'XX' } }, 'pickupAddressJson'],
    ['from beyond the pole', { pickupAddressJson: { ...yaba, latitude: 91 } }, 'pickupAddressJson.latitude'],
    [
      'to where it is',
      { deliveryPartner: 0, dropoffAddress: '12 HERBERT Macaulay Way, Yaba', dropOffAddressJson: yaba },
      'dropoffAddress',
    ],
    ['with a phone that does not exist', { senderPhoneNumber: '+2341234567' }, 'senderPhoneNumber'],
    ['to the sender’s phone', { receiverPhoneNumber: '+23408031234567' }, 'receiverPhoneNumber'],
    ['without a receiver', { receiverFullName: '' }, 'receiverFullName'],
    ['for a third of a kobo', { price: 600.333 }, 'price'],
    ['with words as price', { price: '6000' }, 'price'],
    ['in pounds', { currency: 'GBP' }, 'currency'],
    ['with eleven pictures', { imageIdList: Array.from({ length: 11 }, () => 'x') }, 'imageIdList'],
    ['with half a booking', { relatedTimelineItemType: 2 }, 'relatedTimelineItemId'],
    ['with a PIN of letters', { pin: 'abcd' }, 'pin'],
  ])('%s', async (_, more, field) => {
    const { status, problem } = await sendParcel(sender, more);
    expect([status, problem.code, problem.errors[0]?.field]).toEqual([400, 'invalid_input', field]);
  });

  it.each([
    [{ price: 499.99 }, 'price'],
    [{ price: 5_000_000.01 }, 'price'],
    [{ costOfItem: 50_000_001 }, 'costOfItem'],
    [{ currency: 'USD', price: 0.99, costOfItem: 3 }, 'price'],
    [{ currency: 'USD', price: 5, costOfItem: 50_001 }, 'costOfItem'],
  ])('beyond the limits: %j', async (more, field) => {
    const { status, problem } = await sendParcel(sender, more);
    expect([status, problem.code, problem.errors[0]?.field]).toEqual([422, 'amount_out_of_limits', field]);
  });

  it('with advice about what would do', async () => {
    const heavy = await sendParcel(sender, { dispatchMode: 0, weight: 300 });
    expect(heavy.problem.detail).toBe('A bike takes 30 kg at most. A bus would do.');
    expect((await sendParcel(sender, { price: 100 })).problem.detail).toBe('The least is ₦500.00.');
  });

  it('never for a day in Lagos that has not begun elsewhere', async () => {
    expect((await sendParcel(sender, { shipmentDate: dayIn(0) })).status).toBe(201);
    expect((await sendParcel(sender, { shipmentDate: dayIn(365) })).status).toBe(201);
  });
});

describe('the same package again', () => {
  it('is one package and one hold, on two nodes at the same moment', async () => {
    const person = await personWithMoney(world, { NGN: 100_000 });
    const there = sameBrowserAt(world, second.origin, person);
    const key = randomUUID();
    const answers = await atOnce(10, (index) => sendParcel(index % 2 ? there : person, {}, key));
    expect(tally(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(93_500);
  });

  it('with other details is refused, also when both come at once', async () => {
    const person = await personWithMoney(world, { NGN: 100_000 });
    const key = randomUUID();
    const answers = await atOnce(8, (index) => sendParcel(person, { price: index % 2 ? 1000 : 2000 }, key));
    expect(tally(answers)).toEqual({ 201: 4, key_used_otherwise: 4 });
    expect([98_500, 97_500]).toContain(await balanceOf(world, person.id, 'NGN'));
  });

  it('with the last money is posted as often as it lasts', async () => {
    const person = await personWithMoney(world, { NGN: 3300 });
    const there = sameBrowserAt(world, second.origin, person);
    const answers = await atOnce(8, (index) => sendParcel(index % 2 ? there : person, { price: 500 }));
    expect(tally(answers)).toEqual({ 201: 3, insufficient_funds: 5 });
    expect(await feedOf(person, { itemType: 6 })).toHaveLength(3);
  });
});
