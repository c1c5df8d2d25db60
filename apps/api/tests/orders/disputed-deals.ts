import { randomUUID } from 'node:crypto';
import { addEvidence } from '@waybill/contract/orders/add-evidence';
import { afterAll, expect } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { decideDisputeNow } from '../../src/ops/decide-dispute.ts';
import { disputed } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

export const show = (person: Person, id: string, more: Record<string, unknown> = {}, idempotencyKey: string = randomUUID()) =>
  person.call(addEvidence, { params: { id }, body: { message: 'Look at this', ...more }, idempotencyKey });

export function useDisputedDeals() {
  const world = useWorld({ ROLES: 'http,realtime' });
  afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));
  const decide = (order: string, decision: string, amount?: string, because = 'The photo shows an open box.') =>
    decideDisputeNow(world.node.context, { order, decision, amount, because });
  return { world, disputed: () => disputed(world), decide };
}
