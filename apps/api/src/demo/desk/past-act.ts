import type { ActName } from '@waybill/contract/ops/list-acts';
import type { Tx } from '../../platform/db/database.ts';
import { demoId } from '../demo-id.ts';

export type PastAct = {
  readonly at: Date;
  readonly by: 'ops.amaka' | 'ops.femi';
  readonly what: ActName;
  readonly subject: string;
  /** A username. */
  readonly about: string;
  readonly because?: string;
};

export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** A line of the audit trail, with the time it would have had. */
export async function insertAct(tx: Tx, { at, by, what, subject, about, because = '' }: PastAct): Promise<void> {
  await tx`insert into ops_act ${tx({ at, staffId: demoId('usr', by), what, subject, userId: demoId('usr', about), because })}`;
}
