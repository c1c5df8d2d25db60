import { randomUUID } from 'node:crypto';
import { decideDispute } from '@waybill/contract/ops/decide-dispute';
import { listDisputes } from '@waybill/contract/ops/list-disputes';
import { afterAll, beforeAll, expect } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { type Deal, dealAt, moveTo } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export const because = 'The photo shows an open box.';

export const decideBy = (staff: Person, orderId: string, body: Record<string, unknown>, idempotencyKey: string = randomUUID()) =>
  staff.call(decideDispute, { params: { orderId }, body: { because, ...body }, idempotencyKey });

export function useDisputeDesk() {
  const world = useWorld({ ROLES: 'http' });
  let [ngozi, tunde] = [] as unknown as [Person, Person];
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
  const list = async (query: Record<string, unknown> = {}) =>
    (await ngozi.call(listDisputes, { query: { limit: 50, ...query } })).result.items.map(({ orderId, kind }) => [orderId, kind]);
  return {
    world,
    disputed,
    list,
    get ngozi() {
      return ngozi;
    },
    get tunde() {
      return tunde;
    },
  };
}
