import type { ViewList } from '@waybill/contract/ops/view-lists';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { requireList } from '../saved-view-policies.ts';
import { setDefaultView as writeDefault } from '../storage/saved-views.ts';
import { readView } from './save-view.ts';

type Wish = { readonly caller: Caller; readonly list: ViewList; readonly viewId: string | null };

/** The view that a list opens with, for one of us alone: nobody else notices, so nothing is written down. */
export function setDefaultView({ db }: Pick<OpsContext, 'db'>, { caller, list, viewId }: Wish): Promise<void> {
  requireList(caller, list);
  return transact(db, async (tx) => {
    if (viewId !== null) {
      const view = await readView(tx, caller.userId, viewId);
      if (view.removedAt !== null || view.list !== list) throw new Problem('not_found', 'There is no such view of this list.');
    }
    await writeDefault(tx, caller.userId, list, viewId);
  });
}
