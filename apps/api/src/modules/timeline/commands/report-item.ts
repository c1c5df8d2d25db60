import type { BodyOf } from '@waybill/contract/call';
import type { reportItem as call } from '@waybill/contract/timeline/report-item';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { TimelineContext } from '../context.ts';
import { openItem } from '../policies.ts';
import { keepItem } from '../storage/items.ts';
import { keepReport } from '../storage/reports.ts';

export function reportItem({ db }: TimelineContext, reporterId: string, input: BodyOf<typeof call>): Promise<void> {
  const { itemType, timelineItemId, reason, message } = input;
  return transact(db, async (tx) => {
    const item = openItem(await keepItem(tx, timelineItemId), itemType, reporterId);
    if (item.authorId === reporterId) throw new Problem('forbidden', 'This is your own. You can take it down.');
    keepReport(tx, { reporterId, itemId: item.id, reason, message });
  });
}
