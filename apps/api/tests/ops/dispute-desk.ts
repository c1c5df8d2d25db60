import { randomUUID } from 'node:crypto';
import { decideDispute } from '@waybill/contract/ops/decide-dispute';
import { listDisputes } from '@waybill/contract/ops/list-disputes';
import { afterAll, expect } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { madeBefore } from '../support/made-before.ts';
import { disputed } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export const because = 'The photo shows an open box.';

export const decideBy = (staff: Person, orderId: string, body: Record<string, unknown>, idempotencyKey: string = randomUUID()) =>
  staff.call(decideDispute, { params: { orderId }, body: { because, ...body }, idempotencyKey });

export function useDisputeDesk() {
  const world = useWorld({ ROLES: 'http' });
  const desk = madeBefore(async () => ({ ngozi: await staffMember(world), tunde: await staffMember(world) }));
  afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));
  const list = async (query: Record<string, unknown> = {}) =>
    (await desk.ngozi.call(listDisputes, { query: { limit: 50, ...query } })).result.items.map(({ orderId, kind }) => [
      orderId,
      kind,
    ]);
  return { world, disputed: (people?: Parameters<typeof disputed>[1]) => disputed(world, people), list, desk };
}
