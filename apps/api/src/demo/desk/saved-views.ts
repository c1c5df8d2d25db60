import type { ViewList } from '@waybill/contract/ops/view-lists';
import type { Tx } from '../../platform/db/database.ts';
import { demoId } from '../demo-id.ts';

type Saved = { readonly list: ViewList; readonly name: string; readonly filters: Readonly<Record<string, string>> };

const saved: readonly Saved[] = [
  { list: 'orders', name: 'Express', filters: { kind: 'express' } },
  { list: 'transactions', name: 'Money out', filters: { direction: 'out' } },
  { list: 'acts', name: 'Answers of support', filters: { what: 'support-answered' } },
];

/** Lists as the team looks at them. */
export async function insertSavedViews(tx: Tx): Promise<void> {
  for (const { list, name, filters } of saved) {
    const [id, madeBy] = [demoId('viw', name), demoId('usr', 'ops.femi')];
    await tx`insert into ops_view ${tx({ id, list, name, filters: tx.json(filters), madeBy, isShared: true })}`;
  }
}
