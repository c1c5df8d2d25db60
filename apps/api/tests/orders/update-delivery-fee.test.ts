import { randomUUID } from 'node:crypto';
import { negotiationStatus, orderStatus } from '@waybill/contract/orders/enums';
import { afterAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { newId } from '../../src/platform/ids.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import {
  accept,
  heldFor,
  latestIn,
  type Negotiation,
  nameFee,
  negotiationAt,
  negotiationOf,
  payFee,
} from '../support/negotiations.ts';
import { carrier, codesOf, moveTo, offer } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { balanceOf, expectBooksToBeRight, personWithMoney } from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });
afterAll(async () => {
  expect(await proveMoney(world.db)).toEqual([]);
  await expectBooksToBeRight(world);
});

const which = ({ packageId, carrier: by, offerId }: Negotiation) => ({ packageId, carrierId: by.id, offerId });
const balance = (negotiation: Negotiation) => balanceOf(world, negotiation.sender.id, 'NGN');

describe('the sender who agrees to another fee', () => {
  it('holds more, and has an order in the same act', async () => {
    const negotiation = await negotiationAt(world, 8000);
    expect(await balance(negotiation), '20,000 less fee and charge').toBe(13_500);
    const stream = await listenAs(negotiation.carrier);
    const { status, result } = await payFee(negotiation.sender, which(negotiation));
    expect(status).toBe(201);
    expect(result).toMatchObject({
      orderStatus: orderStatus.Accepted,
      fee: 8000,
      carrierEarns: 7200,
      escrow: 'held',
      role: 'sender',
    });
    expect(result.package.price, 'the parcel costs what was agreed').toBe(8000);
    expect(await heldFor(world, negotiation.packageId)).toEqual({ fee: 8000, state: 'held' });
    expect(await balance(negotiation)).toBe(11_500);
    await eventually('The carrier hears of it', async () => stream.events.length > 0);
    expect(stream.events).toContainEqual({ type: 'order.changed', orderId: result.id, what: 'order.accepted' });
    expect(latestIn((await negotiationOf(negotiation.carrier, negotiation.packageId, negotiation.sender.id)).result).status).toBe(
      negotiationStatus.Accepted,
    );
  });

  it('holds less when it is less, and the carrier earns what was agreed', async () => {
    const negotiation = await negotiationAt(world, 7000);
    const { sender, carrier: by, packageId } = negotiation;
    const mine = latestIn((await nameFee(sender, { packageId, to: by.id }, 4000)).result).negotiationId;
    expect((await payFee(sender, { ...which(negotiation), offerId: mine })).problem.code, 'nobody has said yes').toBe(
      'forbidden',
    );
    expect((await accept(by, mine)).status).toBe(200);
    const { id } = (await payFee(sender, { ...which(negotiation), offerId: mine })).result;
    expect(await balance(negotiation)).toBe(15_500);
    const { pickup, handover } = codesOf(world, id);
    await moveTo(by, id, 'PickedUp', { code: pickup });
    expect((await moveTo(by, id, 'Delivered', { code: handover })).result.orderStatus).toBe(orderStatus.Completed);
    const [earned] = await world.db`select amount_minor::int from earning where package_id = ${packageId}`;
    expect(earned?.amountMinor).toBe(360_000);
  });

  it('turns the carrier’s own request into the order, and everybody else’s away', async () => {
    const negotiation = await negotiationAt(world, 7000);
    const { packageId, carrier: by } = negotiation;
    const asked = (await offer(by, packageId)).result.id;
    const other = await carrier(world);
    const lost = (await offer(other, packageId)).result.id;
    await nameFee(other, { packageId, to: negotiation.sender.id }, 6100);
    expect((await payFee(negotiation.sender, which(negotiation))).result.id).toBe(asked);
    const rows = await world.db`select id, status from delivery_order where package_id = ${packageId} order by status`;
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      [asked, orderStatus.Accepted],
      [lost, orderStatus.Declined],
    ]);
    expect(latestIn((await negotiationOf(other, packageId, negotiation.sender.id)).result).status).toBe(
      negotiationStatus.Rejected,
    );
  });

  it('pays once, however often it is sent; the same key for another offer is refused', async () => {
    const negotiation = await negotiationAt(world, 8000);
    const key = randomUUID();
    const answers = await atOnce(6, () => payFee(negotiation.sender, which(negotiation), {}, key));
    expect(tally(answers)).toEqual({ 201: 6 });
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect(await balance(negotiation)).toBe(11_500);
    expect(
      (await payFee(negotiation.sender, which(negotiation), { pin: '0000' }, key)).status,
      'done before: nothing is asked again',
    ).toBe(201);
    expect(
      (await payFee(negotiation.sender, { ...which(negotiation), offerId: newId('negotiation') }, {}, key)).problem.code,
    ).toBe('key_used_otherwise');
    expect((await payFee(negotiation.sender, which(negotiation))).problem.code, 'by another key').toBe('already_matched');
  });

  it('with too little money hears how much is missing, and everything stays as it was', async () => {
    const sender = await personWithMoney(world, { NGN: 7000 });
    const negotiation = await negotiationAt(world, 8000, { sender });
    expect((await payFee(sender, which(negotiation))).problem).toMatchObject({ code: 'insufficient_funds', shortfall: 1500 });
    expect(await heldFor(world, negotiation.packageId)).toEqual({ fee: 6000, state: 'held' });
    expect(await world.db`select from delivery_order where package_id = ${negotiation.packageId}`).toHaveLength(0);
    expect(
      (await negotiationOf(sender, negotiation.packageId, negotiation.carrier.id)).result.can.accept,
      'still to be had',
    ).toBe('pin');
  });

  it('gives the PIN first: whoever does not know it learns nothing else', async () => {
    const negotiation = await negotiationAt(world, 8000);
    const wrong = await payFee(negotiation.sender, { ...which(negotiation), offerId: newId('negotiation') }, { pin: '1357' });
    expect(wrong.problem).toMatchObject({ code: 'pin_wrong', triesLeft: 4 });
    expect((await payFee(await verifiedPerson(world), which(negotiation))).problem.code).toBe('pin_missing');
    for (const _ of [1, 2, 3]) await payFee(negotiation.sender, which(negotiation), { pin: '1357' });
    expect((await payFee(negotiation.sender, which(negotiation), { pin: '1357' })).problem.code).toBe('wallet_locked');
    expect((await payFee(negotiation.sender, which(negotiation))).problem.code).toBe('wallet_locked');
    expect(await heldFor(world, negotiation.packageId)).toEqual({ fee: 6000, state: 'held' });
  });

  it('is the sender, and the offer is the one between the two', async () => {
    const negotiation = await negotiationAt(world, 8000);
    const other = await negotiationAt(world, 9000, { sender: negotiation.sender });
    expect((await payFee(negotiation.carrier, which(negotiation))).problem.code).toBe('forbidden');
    expect((await payFee(await carrier(world), which(negotiation))).problem.code).toBe('not_found');
    expect((await payFee(negotiation.sender, { ...which(negotiation), carrierId: other.carrier.id })).problem.code).toBe(
      'not_found',
    );
    expect((await payFee(negotiation.sender, { ...which(negotiation), packageId: other.packageId })).problem.code).toBe(
      'not_found',
    );
    expect((await payFee(negotiation.sender, { ...which(negotiation), offerId: other.offerId })).problem.code).toBe('not_found');
    expect((await payFee(negotiation.sender, { ...which(negotiation), offerId: newId('negotiation') })).problem.code).toBe(
      'not_found',
    );
    expect(await balance(negotiation)).toBe(7000);
  });

  it('cannot have an offer that is over', async () => {
    const negotiation = await negotiationAt(world, 8000);
    await nameFee(negotiation.sender, { packageId: negotiation.packageId, to: negotiation.carrier.id }, 6500);
    expect((await payFee(negotiation.sender, which(negotiation))).problem.code, 'countered by oneself').toBe('offer_over');
    const late = await negotiationAt(world, 8000);
    await world.db`update negotiation set open_until = now() where id = ${late.offerId}`;
    expect((await payFee(late.sender, which(late))).problem.code).toBe('offer_over');
    const gone = await negotiationAt(world, 8000);
    await world.db`update account set blocked_at = now() where id = ${gone.carrier.id}`;
    expect((await payFee(gone.sender, which(gone))).problem.code).toBe('offer_over');
    expect(await heldFor(world, gone.packageId)).toEqual({ fee: 6000, state: 'held' });
  });
});
