import { transact } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { OpsContext } from '../context.ts';
import { requireChange } from '../saved-view-policies.ts';
import { type SavedViewRow, setRemoved } from '../storage/saved-views.ts';
import { lockViews, readView, recordView, requirePlace } from './save-view.ts';

type Removal = { readonly caller: Caller; readonly viewId: string; readonly isRemoved: boolean };

/** Removes a view or takes that back. It is as it was then, also as somebody’s first: what was asked for twice happens once. */
export function removeView({ db }: Pick<OpsContext, 'db'>, { caller, viewId, isRemoved }: Removal): Promise<SavedViewRow> {
  return transact(db, async (tx) => {
    await lockViews(tx);
    const view = await readView(tx, caller.userId, viewId);
    requireChange(caller, view);
    if ((view.removedAt !== null) === isRemoved) return view;
    if (!isRemoved) await requirePlace(tx, view);
    await setRemoved(tx, viewId, isRemoved);
    if (view.isShared) await recordView(tx, caller.userId, isRemoved ? 'view-removed' : 'view-returned', view);
    return view;
  });
}
