import type { MoneyDecision } from '@waybill/contract/ops/money-decision';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { keyFor, keyUsedOtherwise } from '../../wallet/index.ts';
import type { OpsContext } from '../context.ts';
import { caseIdOf } from '../read-proposals.ts';
import { recordDecision } from '../record-decision.ts';
import { findProposalByKey, findWaitingProposal, insertProposal, type ProposalRow } from '../storage/proposals.ts';
import { namedRefusal } from '../telling-who.ts';
import { rehearse } from './carry-out.ts';

type Proposed = {
  readonly staffId: string;
  readonly decision: MoneyDecision;
  readonly because: string;
  readonly idempotencyKey: string;
};

/** Writes down a decision with exactly what it would move. It is refused where the decision itself would be; nothing moves. */
export async function proposeDecision(context: OpsContext, proposed: Proposed): Promise<ProposalRow> {
  const { staffId, decision, because, idempotencyKey } = proposed;
  const requestKey = keyFor(`${staffId} proposal`, idempotencyKey);
  const requestHash = keyFor('proposal', JSON.stringify([decision, because]));
  const before = await findProposalByKey(context.db, requestKey);
  if (before) return same(before, requestHash);
  const { kind } = decision;
  const [weighed, caseId] = [await rehearse(context, decision, staffId), caseIdOf(decision)];
  return transact(context.db, async (tx) => {
    const { concerned, ...sums } = weighed;
    const row = { ...sums, id: newId('proposal'), kind, caseId, decision, because, concerned, proposedBy: staffId };
    const isNew = await insertProposal(tx, { ...row, requestKey, requestHash });
    const written = await findProposalByKey(tx, requestKey);
    if (!written) throw await waitsAlready(tx, await findWaitingProposal(tx, kind, caseId), staffId);
    if (!isNew) return same(written, requestHash);
    const { subject, amountMinor, currency } = weighed;
    // From now on it is a second person’s: whoever proposed it has it no longer.
    await recordDecision(
      tx,
      { kind, id: caseId },
      {
        staffId,
        what: 'decision-proposed',
        subject: kind === 'dispute' ? subject : caseId,
        userId: concerned[0] ?? null,
        about: { proposalId: row.id, amountMinor, currency, ...chosenIn(decision) },
        because,
      },
    );
    return written;
  });
}

function same(row: ProposalRow, requestHash: string): ProposalRow {
  if (row.requestHash !== requestHash) throw keyUsedOtherwise();
  return row;
}

/** The figures of the decision, for the trail. */
function chosenIn(decision: MoneyDecision): Readonly<Record<string, string | number>> {
  if (decision.kind === 'payout') return {};
  if (decision.kind === 'money-question') return { answer: decision.answer };
  const { decision: outcome } = decision;
  if (decision.kind === 'sale-question')
    return { outcome, ...(decision.toBuyer === undefined ? {} : { buyerGets: decision.toBuyer }) };
  const { carrierGets, goodsToSeller } = decision;
  return {
    outcome,
    ...(carrierGets === undefined ? {} : { carrierGets }),
    ...(goodsToSeller === undefined ? {} : { goodsToSeller }),
  };
}

function waitsAlready(tx: Tx, id = '', staffId: string): Promise<Problem> {
  const words = 'Somebody has proposed a decision about this already. Please confirm or decline that one.';
  return namedRefusal(tx, { kind: 'proposing', id, staffId }, new Problem('already_decided', words));
}
