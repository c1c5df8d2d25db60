import { randomUUID } from 'node:crypto';
import type { Call } from '@waybill/contract/call';
import { decideCorrection } from '@waybill/contract/ops/decide-correction';
import { decideDispute } from '@waybill/contract/ops/decide-dispute';
import { proposeCorrection } from '@waybill/contract/ops/propose-correction';
import { acceptOffer } from '@waybill/contract/orders/accept-offer';
import { addEvidence } from '@waybill/contract/orders/add-evidence';
import { createNegotiation } from '@waybill/contract/orders/create-negotiation';
import { createOrder } from '@waybill/contract/orders/create-order';
import { updateDeliveryFee } from '@waybill/contract/orders/update-delivery-fee';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { createBatchShipping } from '@waybill/contract/timeline/create-batch-shipping';
import { createComment } from '@waybill/contract/timeline/create-comment';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { createPost } from '@waybill/contract/timeline/create-post';
import { createTravellersRequest } from '@waybill/contract/timeline/create-travellers-request';
import { rateUser } from '@waybill/contract/users/rate-user';
import { buyCredits } from '@waybill/contract/wallet/buy-credits';
import { buyCreditsByCard } from '@waybill/contract/wallet/buy-credits-by-card';
import { createPaypalOrder } from '@waybill/contract/wallet/create-paypal-order';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { startCardTopUp } from '@waybill/contract/wallet/start-card-top-up';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { allRoutes } from '../../src/app.ts';
import { describeApi } from '../../src/platform/http/openapi.ts';
import { atOnce } from '../support/at-once.ts';
import { propose } from '../support/corrections.ts';
import { negotiationAt } from '../support/negotiations.ts';
import { carrier, dealAt, moveTo, offered, wantedParcel } from '../support/orders.ts';
import { openPaymentSandbox } from '../support/payment-sandbox.ts';
import { verifiedPerson } from '../support/people.ts';
import { expectBooksToBeRight, goodPin, personWithMoney } from '../support/people-with-money.ts';
import { staffMember } from '../support/staff.ts';
import { batch, checkedBusiness, parcel, traveller, trip, write } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const sandbox = await openPaymentSandbox();
const world = useWorld({ ...sandbox.environment, ROLES: 'http' });

type Input = { readonly by: Pick<Visitor, 'call'>; readonly body: object; readonly params?: object };
/** One line per call that takes a key: what somebody asks for, and where it is written down. */
type Act = { readonly call: Call; readonly makeInput: () => Promise<Input>; readonly table: string };

const acts: readonly Act[] = [
  {
    call: createPackage,
    makeInput: async () => ({ by: await personWithMoney(world, { NGN: 50_000 }), body: parcel() }),
    table: 'escrow',
  },
  {
    call: createTravellersRequest,
    makeInput: async () => ({ by: await traveller(world), body: trip() }),
    table: 'timeline_item',
  },
  {
    call: createPost,
    makeInput: async () => ({ by: await verifiedPerson(world), body: { message: 'Hello' } }),
    table: 'timeline_item',
  },
  {
    call: createBatchShipping,
    makeInput: async () => ({ by: await checkedBusiness(world), body: batch() }),
    table: 'timeline_item',
  },
  {
    call: createComment,
    makeInput: async () => {
      const by = await verifiedPerson(world);
      const { id: timelineItemId } = (await write(by, 'Hello')).result;
      return { by, body: { itemType: 3, timelineItemId, message: 'Well said' } };
    },
    table: 'timeline_comment',
  },
  {
    call: createOrder,
    makeInput: async () => {
      const [sender, by] = [await personWithMoney(world, { NGN: 20_000 }), await carrier(world)];
      return { by, body: { packageId: await wantedParcel(world, sender.id), userId: by.id, isBooking: false } };
    },
    table: 'delivery_order',
  },
  {
    call: createNegotiation,
    makeInput: async () => {
      const [sender, by] = [await personWithMoney(world, { NGN: 20_000 }), await carrier(world)];
      const packageId = await wantedParcel(world, sender.id);
      return { by, body: { packageId, otherPartyId: sender.id, amount: 6500, reason: 'It is far' } };
    },
    table: 'negotiation',
  },
  {
    call: acceptOffer,
    makeInput: async () => {
      const negotiation = await negotiationAt(world, 6000);
      return { by: negotiation.sender, body: { negotiationId: negotiation.offerId } };
    },
    table: 'delivery_order',
  },
  {
    call: updateDeliveryFee,
    makeInput: async () => {
      const { sender, carrier: by, packageId, offerId } = await negotiationAt(world, 7000);
      return { by: sender, body: { negotiationId: offerId, packageId, deliveryUserId: by.id, pin: goodPin } };
    },
    table: 'delivery_order',
  },
  {
    call: updateOrder,
    makeInput: async () => {
      const { sender, orderId } = await offered(world);
      return { by: sender, body: { orderId, orderStatus: 1 } };
    },
    table: 'order_event',
  },
  {
    call: addEvidence,
    makeInput: async () => {
      const { sender, orderId } = await disputed();
      return { by: sender, params: { id: orderId }, body: { message: 'Look at this' } };
    },
    table: 'order_event',
  },
  {
    call: rateUser,
    makeInput: async () => {
      const { sender, orderId } = await dealAt(world, 'Delivered');
      await moveTo(sender, orderId, 'Completed');
      return { by: sender, body: { orderId, rating: 5 } };
    },
    table: 'rating',
  },
  {
    call: createPaypalOrder,
    makeInput: async () => ({ by: await verifiedPerson(world), body: { currency: 'USD', amount: 25 } }),
    table: 'payment',
  },
  { call: startCardTopUp, makeInput: async () => ({ by: await verifiedPerson(world), body: { amount: 600 } }), table: 'payment' },
  {
    call: buyCreditsByCard,
    makeInput: async () => ({ by: await verifiedPerson(world), body: { credits: 5 } }),
    table: 'payment',
  },
  {
    call: buyCredits,
    makeInput: async () => ({
      by: await personWithMoney(world, { NGN: 5000 }),
      body: { credits: 1, currency: 'NGN', pin: goodPin },
    }),
    table: 'ledger_transaction',
  },
  {
    call: initiatePayout,
    makeInput: async () => ({
      by: await personWithMoney(world, { NGN: 5000 }),
      body: { currency: 'NGN', pin: goodPin, bankCode: '001', accountNumber: '0123456780', amount: 700 },
    }),
    table: 'payout',
  },
  {
    call: proposeCorrection,
    makeInput: async () => ({
      by: await staffMember(world),
      body: {
        userId: (await verifiedPerson(world)).id,
        direction: 'in',
        amount: 1000,
        currency: 'NGN',
        title: 'For the parcel that got wet',
        because: 'The courier agreed that it was our bag.',
      },
    }),
    table: 'money_correction',
  },
  {
    call: decideCorrection,
    makeInput: async () => {
      const { id } = await verifiedPerson(world);
      const { id: correctionId } = (await propose(await staffMember(world), id)).result;
      const body = { decision: 'approve', because: 'I have seen the pictures.' };
      return { by: await staffMember(world), params: { correctionId }, body };
    },
    table: 'ledger_transaction',
  },
  {
    call: decideDispute,
    makeInput: async () => {
      const { orderId } = await disputed();
      const body = { decision: 'refund', because: 'The photo shows an open box.' };
      return { by: await staffMember(world), params: { orderId }, body };
    },
    table: 'order_event',
  },
];

async function disputed() {
  const deal = await dealAt(world, 'Delivered');
  expect((await moveTo(deal.sender, deal.orderId, 'Disputed', { message: 'The box is empty' })).status).toBe(200);
  return deal;
}

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const lines = acts.map((act) => ({ ...act, name: nameOf(act.call) }));

async function countOf(table: string): Promise<number> {
  const [row] = await world.db<{ count: number }[]>`select count(*)::int from ${world.db(table)}`;
  return row?.count ?? 0;
}

beforeEach(() => world.db`delete from rate_limit`);
afterAll(() => expectBooksToBeRight(world));

describe('an Idempotency-Key', () => {
  it('is taken by every call of this list, and by no other', () => {
    const taking = allRoutes.flatMap(({ call }) => (call.idempotent ? [nameOf(call)] : []));
    expect(lines.map(({ name }) => name).sort()).toEqual(taking.sort());
  });

  it('is described as something one may send', () => {
    const calls = acts.map(({ call }) => call);
    const { paths } = JSON.parse(JSON.stringify(describeApi(calls, 'https://waybill.example'))) as {
      paths: Record<string, Record<string, { parameters: { name: string; required: boolean }[] }>>;
    };
    const demanding = calls.filter(({ method, path }) =>
      paths[`/api${path}`]?.[method.toLowerCase()]?.parameters.some(
        ({ name, required }) => name === 'Idempotency-Key' && required,
      ),
    );
    expect(demanding.map(nameOf)).toEqual([]);
  });

  it.each(lines)('is not demanded by $name', async ({ call, makeInput, table }) => {
    const { by, ...input } = await makeInput();
    const before = await countOf(table);
    expect((await by.call(call, input)).result).toBeTruthy();
    expect(await countOf(table)).toBeGreaterThan(before);
  });

  it.each(lines)(
    'makes $name happen once, also when it is asked several times at the same moment',
    async ({ call, makeInput, table }) => {
      const alone = await makeInput();
      const start = await countOf(table);
      expect((await alone.by.call(call, { params: alone.params, body: alone.body })).status).toBeLessThan(300);
      const rowsOfOne = (await countOf(table)) - start;

      const { by, ...input } = await makeInput();
      const idempotencyKey = randomUUID();
      const before = await countOf(table);
      const answers = await atOnce(4, () => by.call(call, { ...input, idempotencyKey }));
      answers.push(await by.call(call, { ...input, idempotencyKey }));
      expect(answers.map(({ result }) => identityOf(result))).toEqual(answers.map(() => identityOf(answers[0]?.result)));
      expect((await countOf(table)) - before).toBe(rowsOfOne);
    },
  );

  it('that is empty is none, and one that is no key is refused in our words', async () => {
    const person = await verifiedPerson(world);
    const body = { message: 'Hello' };
    expect((await person.call(createPost, { body, idempotencyKey: '' })).status).toBe(201);
    const { problem } = await person.call(createPost, { body, idempotencyKey: 'short' });
    expect(problem).toMatchObject({
      code: 'invalid_input',
      detail: 'An Idempotency-Key has 8 to 255 characters and no spaces. Please send such a one, or none.',
      errors: [{ field: 'Idempotency-Key' }],
    });
  });
});

/** The ids of a result, which stay the same whatever else has changed about it by now. */
function identityOf(result: unknown): unknown {
  const { id, orderId, reference, negotiationId, offers } = (result ?? {}) as Record<string, unknown>;
  return { id, orderId, reference, negotiationId, offers: Array.isArray(offers) ? offers.length : undefined };
}
