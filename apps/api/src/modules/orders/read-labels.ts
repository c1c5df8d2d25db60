import { isRunning } from '@waybill/contract/orders/status-groups';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { Problem } from '../../platform/http/problem.ts';
import { isHiddenFromRider } from './assignments.ts';
import type { OrdersContext } from './context.ts';
import { type Label, labelOf } from './labels/label.ts';
import { findForLabels, type LabelRow } from './storage/labels.ts';

/** What is printed about these orders of somebody’s, in this order. One that is not theirs and one that never was are refused alike. */
export async function readLabels(
  { db, publicUrl }: Pick<OrdersContext, 'db' | 'publicUrl'>,
  viewerId: string,
  { orderIds, boxes }: { readonly orderIds: readonly string[]; readonly boxes: number },
): Promise<Label[]> {
  const rows = new Map((await findForLabels(db, orderIds, viewerId)).map((row) => [row.id, row]));
  return orderIds.map((id, index) => labelOf(labelled(rows.get(id), index), publicUrl, boxes));
}

function labelled(row: LabelRow | undefined, index: number): LabelRow {
  const field = `orderIds.${index}`;
  if (!row || isHiddenFromRider(row)) throw new Problem('not_found', 'We cannot find one of these orders.', { field });
  if (!isRunning(row.status))
    throw new Problem(
      'step_not_allowed',
      `${spellTrackingId(row.trackingId)} has no label: it is not agreed on, or it is over.`,
      { field },
    );
  return row;
}
