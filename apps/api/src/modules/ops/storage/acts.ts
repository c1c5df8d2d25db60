import type { ActName } from '@waybill/contract/ops/list-acts';
import type { Tx } from '../../../platform/db/database.ts';

export type Act = {
  /** Who of our people; null for the command line. */
  readonly staffId: string | null;
  readonly what: ActName;
  /** What it was done to, by its id, number or name. */
  readonly subject: string;
  readonly userId?: string | null;
  /** Ids and figures, never secrets. */
  readonly about?: Readonly<Record<string, string | number | boolean | readonly string[] | null>>;
  readonly because?: string;
};

/** Written in the transaction of the act itself: neither is there without the other. */
export async function recordAct(tx: Tx, { staffId, what, subject, userId = null, about = {}, because = '' }: Act): Promise<void> {
  await tx`insert into ops_act ${tx({ staffId, what, subject, userId, about: tx.json(about), because })}`;
}
