import type { ProblemCode } from '@waybill/contract/problem';
import { type Db, type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { keyFor, keyUsedOtherwise } from '../../wallet/index.ts';
import type { OpsContext } from '../context.ts';
import { refuseOwn } from '../policies.ts';
import { requireSecond } from '../require-limit.ts';
import { recordAct } from '../storage/acts.ts';
import {
  endProposal,
  findProposal,
  findProposalByDecisionKey,
  lockProposal,
  type ProposalEnd,
  type ProposalRow,
} from '../storage/proposals.ts';
import { namedRefusal } from '../telling-who.ts';
import type { Weighed } from '../weigh.ts';
import { carryOut } from './carry-out.ts';

type Decided = {
  readonly staffId: string;
  readonly proposal: ProposalRow;
  readonly decision: 'confirm' | 'decline';
  readonly because: string;
  readonly idempotencyKey: string;
};

/**
 * The second of the two. Confirmed, the decision is carried out by its own command, and only if it moves exactly what its proposer saw: else the
 * proposal lapses, and nothing moves.
 */
export async function decideProposal(context: OpsContext, decided: Decided): Promise<void> {
  const { staffId, proposal, decision, because, idempotencyKey } = decided;
  const end = {
    decidedBy: staffId,
    decisionBecause: because,
    decisionKey: keyFor(`${staffId} proposal decision`, idempotencyKey),
    decisionHash: keyFor('proposal decision', JSON.stringify([proposal.id, decision, because])),
  };
  if (await isDone(context, end)) return;
  refuseOwn(staffId, ...proposal.concerned);
  if (proposal.state !== 'waiting') throw await overAlready(context.db, proposal, staffId);
  if (decision === 'decline') return decline(context, proposal, end);
  if (proposal.proposedBy === staffId)
    throw new Problem('own_proposal', 'You proposed this: somebody else of us has to confirm it.');
  try {
    await confirm(context, proposal, end);
  } catch (error) {
    // The same request at the same moment, or somebody else, was faster: then nothing has moved by this one.
    if (await isDone(context, end)) return;
    if (!isOvertaken(error)) throw error;
    const now = await findProposal(context.db, proposal.id);
    if (now && now.decidedAt !== null) throw await overAlready(context.db, now, staffId);
    await transact(context.db, (tx) => lapse(tx, proposal, end));
    throw new Problem('already_decided', `This cannot be confirmed any more, and nothing has moved. ${error.message}`);
  }
}

type End = Omit<ProposalEnd, 'state'> & { readonly decisionKey: string; readonly decisionHash: string };

async function isDone({ db }: OpsContext, { decisionKey, decisionHash }: End): Promise<boolean> {
  const before = await findProposalByDecisionKey(db, decisionKey);
  if (before && before.decisionHash !== decisionHash) throw keyUsedOtherwise();
  return before !== undefined;
}

function decline({ db }: OpsContext, proposal: ProposalRow, end: End): Promise<void> {
  return transact(db, async (tx) => {
    if (!(await lockProposal(tx, proposal.id))) throw await overNow(tx, proposal, end.decidedBy);
    await endProposal(tx, proposal.id, { ...end, state: 'declined' });
    await record(tx, 'decision-declined', proposal, end);
  });
}

function confirm(context: OpsContext, proposal: ProposalRow, end: End): Promise<void> {
  const { decision, because } = proposal;
  return carryOut(context, decision, {
    staffId: end.decidedBy,
    because,
    weigh: async (tx, weighed) => {
      if (!(await lockProposal(tx, proposal.id))) throw await overNow(tx, proposal, end.decidedBy);
      await requireSecond(tx, end.decidedBy, weighed);
      if (!isSame(weighed, proposal))
        throw new Problem('already_decided', 'The sums are not any more what they were when it was proposed.');
      await endProposal(tx, proposal.id, { ...end, state: 'confirmed' });
      await record(tx, 'decision-confirmed', proposal, end);
    },
  });
}

/** To the kobo, and to the same people. */
function isSame(weighed: Weighed, proposal: ProposalRow): boolean {
  const plain = ({ amountMinor, currency, creditGoesBack, shares }: Omit<Weighed, 'subject' | 'concerned'>) =>
    JSON.stringify([
      amountMinor,
      currency,
      creditGoesBack,
      shares.map(({ side, userId, amountMinor: part }) => [side, userId, part]).toSorted(),
    ]);
  return plain(weighed) === plain(proposal);
}

async function lapse(tx: Tx, proposal: ProposalRow, end: End): Promise<void> {
  if (!(await lockProposal(tx, proposal.id))) return;
  await endProposal(tx, proposal.id, { ...end, decisionKey: null, decisionHash: null, state: 'lapsed' });
}

async function record(tx: Tx, what: 'decision-confirmed' | 'decision-declined', proposal: ProposalRow, end: End): Promise<void> {
  const { id, kind, caseId, subject, concerned, amountMinor, currency } = proposal;
  await recordAct(tx, {
    staffId: end.decidedBy,
    what,
    subject: kind === 'dispute' ? subject : caseId,
    userId: concerned[0] ?? null,
    about: { proposalId: id, amountMinor, currency },
    because: end.decisionBecause,
  });
}

/** Refusals that say that the case is not any more as it was. */
const overtaken: readonly ProblemCode[] = ['already_decided', 'step_not_allowed', 'not_found', 'invalid_input'];

const isOvertaken = (error: unknown): error is Problem => error instanceof Problem && overtaken.includes(error.code);

async function overNow(tx: Tx, { id }: ProposalRow, staffId: string | null): Promise<Problem> {
  const now = await findProposal(tx, id);
  if (!now) throw new Error(`The proposal ${id} is gone`);
  return overAlready(tx, now, staffId);
}

function overAlready(db: Db, { id, state, decidedByName }: ProposalRow, staffId: string | null): Promise<Problem> | Problem {
  if (decidedByName === null || state === 'lapsed')
    return new Problem('already_decided', 'This has lapsed: the case is not any more as it was when it was proposed.');
  const refusal = new Problem('already_decided', `${decidedByName} has ${state} this already.`);
  return namedRefusal(db, { kind: 'proposal', id, staffId }, refusal);
}
