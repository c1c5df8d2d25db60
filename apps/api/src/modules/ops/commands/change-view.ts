import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { requireChange } from '../saved-view-policies.ts';
import { type SavedViewRow, updateView } from '../storage/saved-views.ts';
import { lockViews, readView, recordView, refuseFilters, requirePlace, type ViewWritten } from './save-view.ts';

type Change = ViewWritten & { readonly caller: Caller; readonly viewId: string; readonly version: number };

/** Renames a view, shares it, or narrows it otherwise. What somebody else changed meanwhile is never written over unseen. */
export function changeView({ db }: Pick<OpsContext, 'db'>, change: Change): Promise<SavedViewRow> {
  const { caller, viewId, version, ...written } = change;
  return transact(db, async (tx) => {
    await lockViews(tx);
    const before = await readView(tx, caller.userId, viewId);
    if (before.removedAt !== null) throw new Problem('not_found', 'That view was removed.');
    requireChange(caller, before);
    if (before.version !== version)
      throw new Problem('list_changed', `“${before.name}” was changed while you looked at it. Please open it again.`);
    refuseFilters(before.list, written);
    const after = { ...before, ...written };
    await requirePlace(tx, after);
    await updateView(tx, { id: viewId, ...written });
    const what = !before.isShared ? 'view-shared' : after.isShared ? 'view-changed' : 'view-unshared';
    if (before.isShared || after.isShared) await recordView(tx, caller.userId, what, after);
    // A lead who gives a shared view back to its maker sees it no more: it is answered as it was written.
    return { ...after, version: before.version + 1 };
  });
}
