import { randomUUID } from 'node:crypto';
import type { Call } from '@waybill/contract/call';
import { createPost } from '@waybill/contract/timeline/create-post';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allRoutes } from '../../src/app.ts';
import { describeApi } from '../../src/platform/http/openapi.ts';
import { castOf } from '../permissions/cast.ts';
import { askedBy, type Cast } from '../permissions/row.ts';
import { everyRow } from '../permissions/rows/every-row.ts';
import { atOnce } from '../support/at-once.ts';
import { verifiedPerson } from '../support/people.ts';
import { expectBooksToBeRight } from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
let cast: Cast;
beforeAll(async () => {
  cast = await castOf(world);
});

/** The table in which a call that takes a key writes down what it did. */
const tables: Readonly<Record<string, string>> = {
  'POST /timeline/package': 'escrow',
  'POST /timeline/travellersrequest': 'timeline_item',
  'POST /timeline/post': 'timeline_item',
  'POST /timeline/batchShipping': 'timeline_item',
  'POST /timeline/comment': 'timeline_comment',
  'POST /orders': 'delivery_order',
  'POST /orders/negotiations': 'negotiation',
  'POST /orders/acceptoffer': 'delivery_order',
  'POST /orders/updatedeliveryfee': 'delivery_order',
  'PUT /orders': 'order_event',
  'PUT /orders/packages/{packageId}': 'order_request',
  'POST /orders/packages/{packageId}/ring': 'order_request',
  'POST /orders/{id}/evidence': 'order_event',
  'POST /orders/{id}/questions/{questionId}/answer': 'order_request',
  'POST /users/ratings': 'rating',
  'POST /Wallet/CreatePaypalOrder': 'payment',
  'POST /wallet/paystack/initialize': 'payment',
  'POST /wallet/credits/card': 'payment',
  'POST /wallet/transfers': 'payment',
  'POST /wallet/credits/transfer': 'payment',
  'POST /wallet/credits': 'ledger_transaction',
  'POST /wallet/initiatepayout': 'payout',
  'POST /ops/bulk': 'ops_bulk',
  'POST /ops/corrections': 'money_correction',
  'POST /ops/corrections/{correctionId}/decision': 'ledger_transaction',
  'POST /ops/proposals': 'ops_proposal',
  'POST /ops/proposals/{proposalId}/decision': 'order_event',
  'POST /ops/disputes/{orderId}/decision': 'order_event',
  'POST /ops/disputes/{orderId}/questions': 'order_question',
  'POST /ops/sale-questions/{saleId}/decision': 'sale_decision',
  'POST /orders/{id}/again': 'order_event',
  'POST /orders/{id}/attempt': 'order_event',
  'POST /business/invitations': 'business_invitation',
  'PUT /orders/{id}/rider': 'order_assignment',
  'POST /business/vehicles': 'vehicle',
  'POST /business/shifts': 'rider_shift',
  'POST /business/rounds': 'delivery_round',
  'POST /developers/keys': 'api_key',
  'POST /timeline/quotes': 'price_quote',
  'POST /imports/{importId}/post': 'escrow',
  'POST /collections': 'collection',
  'POST /collections/{collectionId}/take': 'delivery_order',
  'POST /collections/{collectionId}/pickup': 'order_event',
  'POST /sales': 'sale',
  'POST /sales/{saleId}/package': 'escrow',
  'POST /webhook-endpoints': 'webhook_endpoint',
  'POST /webhook-endpoints/{endpointId}/secret': 'webhook_secret',
  'POST /webhook-endpoints/{endpointId}/ping': 'webhook_delivery',
};

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
/** Takes a key, too; only a browser with the buyer's cookie may ask it (sales/pay-sale.test.ts). */
const askedByBuyers = 'POST /buy/{code}/payment';
const acts = Object.entries(tables).map(([name, table]) => ({ name, table }));

/** Whoever may ask for it, with something new to ask for. */
async function newAct(name: string) {
  for (const { call, make, verdicts } of everyRow.filter((row) => nameOf(row.call) === name))
    for (const asker of ['owner', 'other', 'staff'] as const)
      if (verdicts[asker] === 'yes') {
        const { who, asked } = askedBy(asker, await make(cast), cast);
        return (idempotencyKey?: string) => who.call(call, { ...asked, ...(idempotencyKey ? { idempotencyKey } : {}) });
      }
  throw new Error(`Nobody may ${name}`);
}

async function countOf(table: string): Promise<number> {
  const [row] = await world.db<{ count: number }[]>`select count(*)::int from ${world.db(table)}`;
  return row?.count ?? 0;
}

beforeEach(() => world.db`delete from rate_limit`);
afterAll(() => expectBooksToBeRight(world));

describe('an Idempotency-Key', () => {
  it('is taken by every call of this list, and by no other', () => {
    const taking = allRoutes.flatMap(({ call }) => (call.idempotent ? [nameOf(call)] : []));
    expect([...Object.keys(tables), askedByBuyers].sort()).toEqual(taking.sort());
  });

  it('is described as something one may send', () => {
    const calls = allRoutes.map(({ call }) => call).filter(({ idempotent }) => idempotent);
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

  it.each(acts)(
    'is not demanded by $name, and makes it happen once, also when it is asked several times at the same moment',
    async ({ name, table }) => {
      const alone = await newAct(name);
      const start = await countOf(table);
      expect((await alone()).result).toBeTruthy();
      const rowsOfOne = (await countOf(table)) - start;
      expect(rowsOfOne).toBeGreaterThan(0);

      const act = await newAct(name);
      const key = randomUUID();
      const before = await countOf(table);
      const answers = [...(await atOnce(4, () => act(key))), await act(key)];
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
