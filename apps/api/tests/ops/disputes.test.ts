import { randomUUID } from 'node:crypto';
import { decideDispute } from '@waybill/contract/ops/decide-dispute';
import { getDispute } from '@waybill/contract/ops/get-dispute';
import { listDisputes } from '@waybill/contract/ops/list-disputes';
import { lookIntoClaim } from '@waybill/contract/ops/look-into-claim';
import { addEvidence } from '@waybill/contract/orders/add-evidence';
import { orderStatus } from '@waybill/contract/orders/enums';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideDispute as decide } from '../../src/modules/ops/index.ts';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { decideDisputeNow } from '../../src/ops/decide-dispute.ts';
import { listDisputesNow } from '../../src/ops/list-disputes.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { chargeForSending, type Deal, dealAt, fee, letTimePass, moveTo, orderOf } from '../support/orders.ts';
import { type Person, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { balanceOf } from '../support/people-with-money.ts';
import { actsAbout, makeStaff, staffMember } from '../support/staff.ts';
import { uploadedPicture } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
let [ngozi, tunde] = [] as unknown as [Person, Person];
const because = 'The photo shows an open box.';

beforeAll(async () => {
  ngozi = await staffMember(world);
  tunde = await staffMember(world);
});
afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

async function disputed(people: Partial<Pick<Deal, 'sender' | 'carrier'>> = {}): Promise<Deal> {
  const deal = await dealAt(world, 'Delivered', people);
  expect((await moveTo(deal.sender, deal.orderId, 'Disputed', { message: 'The box is empty' })).status).toBe(200);
  return deal;
}

const decideBy = (staff: Person, orderId: string, body: Record<string, unknown>, idempotencyKey: string = randomUUID()) =>
  staff.call(decideDispute, { params: { orderId }, body: { because, ...body }, idempotencyKey });
const list = async (query: Record<string, unknown> = {}) =>
  (await ngozi.call(listDisputes, { query: { limit: 50, ...query } })).result.items.map(({ orderId, kind }) => [orderId, kind]);
const earned = async (userId: string) => {
  const [row] = await world.db<{ posted: string }[]>`
    select posted from ledger_account where owner_id = ${userId} and kind = 'uncleared' and currency = 'NGN'`;
  return Number(row?.posted ?? 0) / 100;
};

describe('disputes', () => {
  it('wait in a list, the longest first; claims that came too late stand behind them; decided, they are in the other list', async () => {
    const [first, second] = [await disputed(), await disputed()];
    const late = await dealAt(world, 'InTransit');
    await world.db`update delivery_order set status = 6 where id = ${late.orderId}`;
    const claim = { imageIdList: [await uploadedPicture(world, late.carrier.id)], happenedAt: new Date().toISOString() };
    expect((await moveTo(late.carrier, late.orderId, 'Delivered', claim)).problem.code).toBe('step_not_allowed');
    const third = await disputed();
    expect(await list()).toEqual([
      [first.orderId, 'dispute'],
      [second.orderId, 'dispute'],
      [third.orderId, 'dispute'],
      [late.orderId, 'late-claim'],
    ]);
    expect(await list({ state: 'decided' })).toEqual([]);
    const pages: unknown[] = [];
    for (let cursor: string | undefined; ; ) {
      const { items, nextCursor } = (await ngozi.call(listDisputes, { query: { limit: 1, ...(cursor ? { cursor } : {}) } }))
        .result;
      pages.push(...items.map(({ orderId, kind }) => [orderId, kind]));
      if (nextCursor === null) break;
      cursor = nextCursor;
    }
    expect(pages).toEqual(await list());

    await decideBy(ngozi, first.orderId, { decision: 'refund' });
    await decideBy(ngozi, third.orderId, { decision: 'release' });
    expect(await list({ state: 'decided' })).toEqual([
      [third.orderId, 'decided'],
      [first.orderId, 'decided'],
    ]);
    expect(await list()).toEqual([
      [second.orderId, 'dispute'],
      [late.orderId, 'late-claim'],
    ]);
    expect((await decideBy(ngozi, late.orderId, { decision: 'refund' })).problem.code).toBe('step_not_allowed');
  });

  it('a claim that came too late leaves the list when one of us has looked into it, once, and a later one comes back', async () => {
    const late = await dealAt(world, 'InTransit');
    await world.db`update delivery_order set status = 6 where id = ${late.orderId}`;
    const claim = async () =>
      moveTo(late.carrier, late.orderId, 'Delivered', {
        imageIdList: [await uploadedPicture(world, late.carrier.id)],
        happenedAt: new Date().toISOString(),
      });
    await claim();
    const { orderId } = late;
    const isOpen = async () => (await list()).some(([id]) => id === orderId);
    const lookInto = (staff: Person) => staff.call(lookIntoClaim, { params: { orderId }, body: { because } });
    expect(await isOpen()).toBe(true);
    expect(tally(await Promise.all([ngozi, tunde].map(lookInto)))).toEqual({ 204: 1, already_decided: 1 });
    expect(await isOpen()).toBe(false);
    expect(await list({ state: 'decided' })).toContainEqual([orderId, 'decided']);
    expect((await ngozi.call(getDispute, { params: { orderId } })).result.kind).toBe('decided');
    expect(await listDisputesNow(world.node.context)).not.toContain(orderId);
    expect((await actsAbout(world, late.sender.id)).map(({ what }) => what)).toEqual(['claim-looked-into']);
    await claim();
    expect(await isOpen()).toBe(true);
  });

  it('are not looked into as if they were late claims, nor by one of the two', async () => {
    const { orderId } = await disputed();
    const params = { orderId };
    expect((await ngozi.call(lookIntoClaim, { params, body: { because } })).problem.code).toBe('step_not_allowed');
    const other = { orderId: (await dealAt(world, 'Delivered')).orderId };
    expect((await ngozi.call(lookIntoClaim, { params: other, body: { because } })).problem.code).toBe('not_found');
  });

  it('are shown with what they are decided by, and without doors, names and phones of a third', async () => {
    const { sender, carrier, orderId } = await disputed();
    const picture = await uploadedPicture(world, carrier.id);
    const body = { message: 'It was closed', imageIdList: [picture] };
    await carrier.call(addEvidence, { params: { id: orderId }, body, idempotencyKey: randomUUID() });
    const { result } = await ngozi.call(getDispute, { params: { orderId } });
    expect(result).toMatchObject({
      orderId,
      kind: 'dispute',
      sender: { id: sender.id },
      carrier: { id: carrier.id },
      title: 'Phones to Wuse, Abuja',
      fee,
      currency: 'NGN',
      orderStatus: orderStatus.Disputed,
      description: 'A phone in its box',
      costOfItem: 120_000,
      charge: chargeForSending,
      escrow: 'frozen',
    });
    expect(result.history.at(-2)).toMatchObject({ what: 'order.disputed', by: 'sender', message: 'The box is empty' });
    expect(result.history.at(-1)).toMatchObject({ what: 'evidence', by: 'carrier', images: [{ publicId: picture }] });
    const text = JSON.stringify(result);
    for (const secret of ['Herbert Macaulay', 'Aminu Kano', '+23480', 'Halima Yusuf']) expect(text).not.toContain(secret);
  });

  it('are there only if they are for us to decide: any other order is nobody’s business', async () => {
    const { orderId } = await dealAt(world, 'Delivered');
    expect((await ngozi.call(getDispute, { params: { orderId } })).problem.code).toBe('not_found');
    await letTimePass(world, orderId);
    expect((await ngozi.call(getDispute, { params: { orderId } })).problem.code).toBe('not_found');
    const nothing = 'ord_00000000000000000000000000';
    expect((await ngozi.call(getDispute, { params: { orderId: nothing } })).problem.code).toBe('not_found');
    expect((await decideBy(ngozi, nothing, { decision: 'refund' })).problem.code).toBe('not_found');
  });
});

describe('a decision', () => {
  it.each([
    ['refund', {}, 'dispute-refunded', { sender: fee + chargeForSending, carrier: 0, escrow: 'released' }],
    ['release', {}, 'dispute-released', { sender: 0, carrier: fee * 0.9, escrow: 'captured' }],
    ['split', { carrierGets: 2500.5 }, 'dispute-split', { sender: 3499.5, carrier: 2250.45, escrow: 'split' }],
  ] as const)('of %s moves the money so, tells both why, and is written down', async (decision, more, what, end) => {
    const { sender, carrier, orderId } = await disputed();
    const { result } = await decideBy(ngozi, orderId, { decision, ...more });
    expect(result).toMatchObject({ kind: 'decided', escrow: end.escrow });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(end.sender);
    expect(await earned(carrier.id)).toBe(end.carrier);
    expect((await orderOf(carrier, orderId)).history.at(-1)).toMatchObject({ by: 'ops', message: because });
    const { trackingId: subject } = result;
    expect(await actsAbout(world, sender.id)).toEqual([{ staffId: ngozi.id, what, subject, userId: sender.id, because }]);
  });

  it('is made once when two of us decide at the same moment', async () => {
    const { sender, carrier, orderId } = await disputed();
    const answers = await Promise.all([
      decideBy(ngozi, orderId, { decision: 'refund' }),
      decideBy(tunde, orderId, { decision: 'release' }),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, step_not_allowed: 1 });
    expect(await actsAbout(world, sender.id)).toHaveLength(1);
    const shares =
      (await balanceOf(world, sender.id, 'NGN')) / (fee + chargeForSending) + (await earned(carrier.id)) / (fee * 0.9);
    expect(shares).toBe(1);
  });

  it('is made once however often it is asked for under one key, and another one under that key is refused', async () => {
    const { sender, orderId } = await disputed();
    const key = randomUUID();
    const answers = await atOnce(4, () => decideBy(ngozi, orderId, { decision: 'split', carrierGets: 1000 }, key));
    expect(tally(answers)).toEqual({ 200: 4 });
    expect(await actsAbout(world, sender.id)).toHaveLength(1);
    expect((await decideBy(ngozi, orderId, { decision: 'refund' }, key)).problem.code).toBe('key_used_otherwise');
    expect((await decideBy(ngozi, orderId, { decision: 'refund' })).problem.code).toBe('step_not_allowed');
  });

  it('and what is written of it are there together or not at all', async () => {
    const { sender, orderId } = await disputed();
    const staffId = 'usr_00000000000000000000000000';
    await expect(decide(world.node.context, { staffId, order: orderId, decision: 'refund', because })).rejects.toThrow('fkey');
    expect(await orderOf(sender, orderId)).toMatchObject({ orderStatus: orderStatus.Disputed, escrow: 'frozen' });
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(0);
  });

  it('is never made by one of the two sides', async () => {
    const { sender, carrier, orderId } = await disputed();
    for (const side of [sender, carrier]) await makeStaff(world, side);
    expect((await decideBy(sender, orderId, { decision: 'refund' })).problem.code).toBe('forbidden');
    expect((await decideBy(carrier, orderId, { decision: 'release' })).problem.code).toBe('forbidden');
    expect((await decideBy(ngozi, orderId, { decision: 'refund' })).status).toBe(200);
  });

  it.each([
    ['without a reason', { decision: 'refund', because: '' }],
    ['that is none', { decision: 'keep' }],
    ['to split nothing', { decision: 'split', carrierGets: 0 }],
    ['to split everything', { decision: 'split', carrierGets: fee }],
    ['to split without an amount', { decision: 'split' }],
    ['to refund a part', { decision: 'refund', carrierGets: 100 }],
  ])('%s is refused, and nothing moves', async (_, body) => {
    const { sender, orderId } = await disputed();
    expect((await decideBy(ngozi, orderId, body)).problem.code).toBe('invalid_input');
    expect(await orderOf(sender, orderId)).toMatchObject({ orderStatus: orderStatus.Disputed, escrow: 'frozen' });
    expect(await actsAbout(world, sender.id)).toEqual([]);
  });

  it('from the command line is written down, too', async () => {
    const { sender, orderId } = await disputed();
    await decideDisputeNow(world.node.context, { order: orderId, decision: 'release', amount: undefined, because });
    expect((await actsAbout(world, sender.id)).map(({ staffId, what }) => [staffId, what])).toEqual([[null, 'dispute-released']]);
  });
});

it('nobody else sees or decides disputes, least of all the two themselves', async () => {
  const { sender, carrier, orderId } = await disputed();
  const strangers = [
    [sender, 'forbidden'],
    [carrier, 'forbidden'],
    [await verifiedPerson(world), 'forbidden'],
    [await verifiedBusiness(world), 'forbidden'],
    [world.visitor(), 'not_signed_in'],
  ] as const;
  for (const [stranger, code] of strangers) {
    expect((await stranger.call(listDisputes)).problem.code).toBe(code);
    expect((await stranger.call(getDispute, { params: { orderId } })).problem.code).toBe(code);
    const input = { params: { orderId }, body: { decision: 'refund', because }, idempotencyKey: randomUUID() };
    expect((await stranger.call(decideDispute, input)).problem.code).toBe(code);
  }
  expect((await orderOf(sender, orderId)).orderStatus).toBe(orderStatus.Disputed);
});
