import { randomUUID } from 'node:crypto';
import { decideProposal } from '@waybill/contract/ops/decide-proposal';
import { listProposals } from '@waybill/contract/ops/list-proposals';
import { previewDecision } from '@waybill/contract/ops/preview-decision';
import { proposeDecision } from '@waybill/contract/ops/propose-decision';
import { afterAll, expect } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { madeBefore } from '../support/made-before.ts';
import { chargeForSending, disputed } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export const because = 'Half of it arrived, says the photo.';

/** More than support decides about alone. */
const largeFee = 80_000;
export const largeSum = largeFee + chargeForSending;

export const splitOf = (orderId: string, carrierGets = 30_000) => ({ kind: 'dispute', orderId, decision: 'split', carrierGets });

export const preview = (staff: Person, decision: object) => staff.call(previewDecision, { body: { decision } });

export const propose = (staff: Person, decision: object, idempotencyKey: string = randomUUID()) =>
  staff.call(proposeDecision, { body: { decision, because }, idempotencyKey });

export const decide = (
  staff: Person,
  proposalId: string,
  decision: 'confirm' | 'decline',
  idempotencyKey: string = randomUUID(),
) =>
  staff.call(decideProposal, { params: { proposalId }, body: { decision, because: 'I looked at it as well.' }, idempotencyKey });

export const proposals = async (staff: Person, query: Record<string, unknown> = {}) =>
  (await staff.call(listProposals, { query: { limit: 50, ...query } })).result.items;

/** Two of support, one who leads, and disputes about more than support decides about alone. */
export function useProposalDesk() {
  const world = useWorld({ ROLES: 'http' });
  const desk = madeBefore(async () => ({
    ngozi: await staffMember(world, 'support'),
    tunde: await staffMember(world, 'support'),
    lead: await staffMember(world, 'lead'),
  }));
  afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));
  const dispute = () => disputed(world, { fee: largeFee });
  return { world, desk, dispute };
}
