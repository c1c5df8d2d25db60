import { toMajor } from '@waybill/contract/money';
import { mayConfirm } from '@waybill/contract/ops/amount-limits';
import { mayDecide } from '@waybill/contract/ops/case-calls';
import type { MoneyDecision, MoneyDecisionKind } from '@waybill/contract/ops/money-decision';
import type { DecisionPreviewView, ShareView } from '@waybill/contract/ops/preview-decision';
import type { ProposalView } from '@waybill/contract/ops/proposal-view';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findPeople } from '../users/index.ts';
import { sumOf } from './require-limit.ts';
import { roleOf } from './staff-role.ts';
import { findProposal, type ProposalRow } from './storage/proposals.ts';
import type { Share, Weighed } from './weigh.ts';

const kinds: readonly MoneyDecisionKind[] = ['dispute', 'sale-question', 'payout', 'money-question'];

/** The decisions that somebody in this role could make by their own calls. */
export const kindsOfDecision = (role: StaffRole): MoneyDecisionKind[] => kinds.filter((kind) => mayDecide(role, kind));

export function caseIdOf(decision: MoneyDecision): string {
  if (decision.kind === 'dispute') return decision.orderId;
  return decision.kind === 'sale-question' ? decision.saleId : decision.reference;
}

export async function sumsOf(
  db: Db,
  weighed: Pick<Weighed, 'amountMinor' | 'currency' | 'shares' | 'creditGoesBack'>,
): Promise<Omit<DecisionPreviewView, 'limit' | 'needsSecond'>> {
  const names = await namesOf(db, weighed.shares);
  return sums(weighed, names);
}

export async function readProposals(db: Db, rows: readonly ProposalRow[], caller: Caller): Promise<ProposalView[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ shares }) => shares),
  );
  return rows.map((row) => viewOf(row, names, caller));
}

export const noProposal = () => new Problem('not_found', 'There is no such proposal.');

export async function readProposal(db: Db, id: string, caller: Caller): Promise<ProposalView> {
  const row = await findProposal(db, id);
  const [view] = row ? await readProposals(db, [row], caller) : [];
  if (!view) throw noProposal();
  return view;
}

type Names = ReadonlyMap<string, { readonly fullName: string }>;

const namesOf = (db: Db, shares: readonly Share[]): Promise<Names> =>
  findPeople(
    db,
    shares.flatMap(({ userId }) => userId ?? []),
  );

const sums = ({ shares, creditGoesBack, ...weighed }: Parameters<typeof sumsOf>[1], names: Names) => ({
  ...sumOf(weighed),
  shares: shares.map((share) => shareViewOf(share, names)),
  creditGoesBack,
});

function shareViewOf({ side, userId, amountMinor }: Share, names: Names): ShareView {
  const who = userId === null ? null : (names.get(userId)?.fullName ?? null);
  return { side, who, amount: toMajor(BigInt(amountMinor)) };
}

function viewOf(row: ProposalRow, names: Names, caller: Caller): ProposalView {
  const { id, kind, decision, subject, because, state, proposedBy, proposedAt, decidedAt, concerned } = row;
  const role = roleOf(caller);
  const isOwn = proposedBy === caller.userId;
  const mayDecline = state === 'waiting' && mayDecide(role, kind) && !concerned.includes(caller.userId);
  return {
    ...{ id, decision, subject, because, state, isOwn },
    ...sums(row, names),
    proposedBy: row.proposedByName,
    proposedAt: proposedAt.toISOString(),
    decidedBy: row.decidedByName,
    decidedAt: decidedAt?.toISOString() ?? null,
    decisionBecause: row.decisionBecause,
    can: { confirm: mayDecline && !isOwn && mayConfirm(role, sumOf(row)), decline: mayDecline },
  };
}
