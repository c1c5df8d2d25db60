import type { Currency } from '@waybill/contract/money';
import type { Position } from '../../../platform/cursor.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

export type CorrectionRow = {
  readonly id: string;
  readonly userId: string;
  readonly direction: 'in' | 'out';
  readonly amountMinor: string;
  readonly currency: Currency;
  readonly title: string;
  readonly because: string;
  readonly state: 'proposed' | 'approved' | 'rejected';
  readonly proposedBy: string;
  readonly proposedByName: string;
  readonly proposedAt: Date;
  readonly decidedByName: string | null;
  readonly decidedAt: Date | null;
  readonly decisionBecause: string;
  readonly requestHash: string;
  readonly decisionHash: string | null;
};

export type NewCorrection = Pick<
  CorrectionRow,
  'id' | 'userId' | 'direction' | 'currency' | 'title' | 'because' | 'proposedBy'
> & {
  readonly amountMinor: bigint;
  readonly requestKey: string;
  readonly requestHash: string;
};

const selected = (db: Db) => db`
  select correction.id, user_id, direction, amount_minor, currency, title, because, state, proposed_by, proposer.username as proposed_by_name,
         proposed_at, decider.username as decided_by_name, decided_at, decision_because, request_hash, decision_hash
  from money_correction as correction join account as proposer on proposer.id = proposed_by
  left join account as decider on decider.id = decided_by`;

/** False when this very request has been written down before. */
export async function insertCorrection(tx: Tx, correction: NewCorrection): Promise<boolean> {
  const { count } = await tx`
    insert into money_correction ${tx({ ...correction, amountMinor: String(correction.amountMinor) })}
    on conflict (request_key) do nothing`;
  return count === 1;
}

export async function findCorrection(db: Db, id: string): Promise<CorrectionRow | undefined> {
  const [row] = await db<CorrectionRow[]>`${selected(db)} where correction.id = ${id}`;
  return row;
}

export async function findCorrectionByKey(db: Db, requestKey: string): Promise<CorrectionRow | undefined> {
  const [row] = await db<CorrectionRow[]>`${selected(db)} where request_key = ${requestKey}`;
  return row;
}

export async function findCorrectionByDecisionKey(db: Db, decisionKey: string): Promise<CorrectionRow | undefined> {
  const [row] = await db<CorrectionRow[]>`${selected(db)} where decision_key = ${decisionKey}`;
  return row;
}

/** Locks a correction before it is decided: of parallel decisions one counts. */
export async function lockCorrection(tx: Tx, id: string): Promise<CorrectionRow | undefined> {
  const [row] = await tx<CorrectionRow[]>`${selected(tx)} where correction.id = ${id} for update of correction`;
  return row;
}

export function setCorrectionDecided(
  tx: Tx,
  id: string,
  decision: {
    readonly state: 'approved' | 'rejected';
    readonly decidedBy: string;
    readonly decisionBecause: string;
    readonly decisionKey: string;
    readonly decisionHash: string;
  },
): void {
  tx.write(tx`update money_correction set ${tx(decision)}, decided_at = now() where id = ${id}`);
}

/** Waiting corrections first, then the others, each newest first. */
export async function listCorrections(
  db: Db,
  { before, skip, limit }: { before?: (Position & { isWaiting: boolean }) | undefined; skip: number; limit: number },
): Promise<CorrectionRow[]> {
  const further = before
    ? db`where (state = 'proposed', proposed_at, correction.id) < (${before.isWaiting}, ${before.createdAt}, ${before.id})`
    : db``;
  return db<CorrectionRow[]>`
    ${selected(db)} ${further}
    order by state = 'proposed' desc, proposed_at desc, correction.id desc limit ${limit} offset ${before ? 0 : skip}`;
}

/** Whether somebody is here to have money. Held until the transaction ends: they do not leave meanwhile. */
export async function holdAccount(tx: Tx, userId: string): Promise<'here' | 'gone' | undefined> {
  const [row] = await tx<{ isGone: boolean }[]>`
    select deactivated_at is not null as is_gone from account where id = ${userId} for share`;
  return row && (row.isGone ? 'gone' : 'here');
}
