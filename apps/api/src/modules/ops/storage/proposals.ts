import type { Currency } from '@waybill/contract/money';
import type { MoneyDecision, MoneyDecisionKind } from '@waybill/contract/ops/money-decision';
import type { ProposalState } from '@waybill/contract/ops/proposal-view';
import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Share } from '../weigh.ts';
import type { Queue } from './overview.ts';

export type ProposalRow = {
  readonly id: string;
  readonly kind: MoneyDecisionKind;
  readonly caseId: string;
  readonly subject: string;
  readonly decision: MoneyDecision;
  readonly shares: readonly Share[];
  readonly amountMinor: string;
  readonly currency: Currency;
  readonly creditGoesBack: boolean;
  readonly because: string;
  readonly concerned: readonly string[];
  /** `lapsed` as soon as the case is not open any more, whoever has seen it. */
  readonly state: ProposalState;
  readonly proposedBy: string;
  readonly proposedByName: string;
  readonly proposedAt: Date;
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
  readonly decisionBecause: string;
  readonly requestHash: string;
  readonly decisionHash: string | null;
};

/** Whether the case is still open to the decision: in the tables of those it belongs to. */
const isOpen = (db: Db) => db`case kind
  when 'dispute' then exists (select from delivery_order where delivery_order.id = case_id and status = 8)
  when 'sale-question' then exists (select from sale where sale.id = case_id and sale.state = 'questioned')
  when 'payout' then exists (select from payout where payout.reference = case_id and payout.state = 'queued')
  else exists (select from payment where payment.reference = case_id and payment.state = 'quarantined')
    or exists (select from refund where refund.id = case_id and refund.state = 'stuck')
    or exists (select from payment_arrival where return_state = 'stuck' and 'transfer-' || provider || '-' || arrival_id = case_id) end`;

const selected = (db: Db) => db`
  select proposal.*, proposer.username as proposed_by_name, decider.username as decided_by_name
  from (
    select id, kind, case_id, subject, decision, shares, amount_minor, currency, credit_goes_back, because, concerned, proposed_by, proposed_at,
           decided_by, decided_at, decision_because, request_key, request_hash, decision_key, decision_hash,
           case when state = 'waiting' and not ${isOpen(db)} then 'lapsed' else state end as state
    from ops_proposal) as proposal
  join account as proposer on proposer.id = proposed_by left join account as decider on decider.id = decided_by`;

export type NewProposal = Omit<
  ProposalRow,
  'state' | 'proposedByName' | 'proposedAt' | 'decidedByName' | 'decidedAt' | 'decisionBecause' | 'decisionHash'
> & { readonly requestKey: string };

/** False when another one waits about the same case, or this very request has been written down before. */
export async function insertProposal(tx: Tx, { decision, shares, concerned, ...proposal }: NewProposal): Promise<boolean> {
  const row = { ...proposal, decision: tx.json(decision), shares: tx.json([...shares]), concerned: [...concerned] };
  const { count } = await tx`insert into ops_proposal ${tx(row)} on conflict do nothing`;
  return count === 1;
}

export async function findProposal(db: Db, id: string): Promise<ProposalRow | undefined> {
  const [row] = await db<ProposalRow[]>`${selected(db)} where proposal.id = ${id}`;
  return row;
}

export async function findProposalByKey(db: Db, requestKey: string): Promise<ProposalRow | undefined> {
  const [row] = await db<ProposalRow[]>`${selected(db)} where request_key = ${requestKey}`;
  return row;
}

export async function findProposalByDecisionKey(db: Db, decisionKey: string): Promise<ProposalRow | undefined> {
  const [row] = await db<ProposalRow[]>`${selected(db)} where decision_key = ${decisionKey}`;
  return row;
}

/** The id of what somebody has proposed about this case, and nobody has confirmed or declined. */
export async function findWaitingProposal(db: Db, kind: MoneyDecisionKind, caseId: string): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    select id from ops_proposal where kind = ${kind} and case_id = ${caseId} and state = 'waiting'`;
  return row?.id;
}

/** Locks a proposal before it is decided, after everything that the decision itself locks. Answers whether it still waits. */
export async function lockProposal(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx<{ state: ProposalState }[]>`select state from ops_proposal where id = ${id} for update`;
  return row?.state === 'waiting';
}

export type ProposalEnd = {
  readonly state: Exclude<ProposalState, 'waiting'>;
  readonly decidedBy: string;
  readonly decisionBecause: string;
  readonly decisionKey: string | null;
  readonly decisionHash: string | null;
};

export async function endProposal(tx: Tx, id: string, end: ProposalEnd): Promise<void> {
  await tx`update ops_proposal set ${tx(end)}, decided_at = now() where id = ${id} and state = 'waiting'`;
}

export type ProposalSearch = {
  readonly kinds: readonly MoneyDecisionKind[];
  readonly state: 'waiting' | 'over';
  readonly caseId?: string | undefined;
  readonly after?: Position | undefined;
  readonly skip: number;
  readonly limit: number;
};

/** Those that wait, the longest waiting first; those that are over, the newest first. */
export async function listProposals(db: Db, search: ProposalSearch): Promise<ProposalRow[]> {
  const { kinds, state, caseId, after, skip, limit } = search;
  const further = !after
    ? db``
    : state === 'waiting'
      ? db`and (proposed_at, proposal.id) > (${after.createdAt}, ${after.id})`
      : db`and (proposed_at, proposal.id) < (${after.createdAt}, ${after.id})`;
  return db<ProposalRow[]>`
    ${selected(db)} where kind = any(${[...kinds]}) and (state = 'waiting') = ${state === 'waiting'}
      ${caseId === undefined ? db`` : db`and case_id = ${caseId}`} ${further}
    order by ${state === 'waiting' ? db`proposed_at, proposal.id` : db`proposed_at desc, proposal.id desc`}
    limit ${limit} offset ${after ? 0 : skip}`;
}

export async function countProposals(db: Db, kinds: readonly MoneyDecisionKind[]): Promise<Queue> {
  const [row] = await db<[Queue]>`
    select count(*)::int as count, min(proposed_at) as oldest from ops_proposal
    where state = 'waiting' and kind = any(${[...kinds]}) and ${isOpen(db)}`;
  return row;
}
