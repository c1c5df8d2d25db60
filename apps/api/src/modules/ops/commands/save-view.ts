import { viewLimits } from '@waybill/contract/ops/saved-view';
import { filterComplaint, type ViewList } from '@waybill/contract/ops/view-lists';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import type { OpsContext } from '../context.ts';
import { requireList } from '../saved-view-policies.ts';
import { recordAct } from '../storage/acts.ts';
import { countBeside, deleteRemovedViews, insertView, lockView, type SavedViewRow } from '../storage/saved-views.ts';

export type ViewWritten = {
  readonly name: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly isShared: boolean;
};

type NewView = ViewWritten & { readonly caller: Caller; readonly list: ViewList };

/** Saves a list as somebody has narrowed it. What all of us see is written down; what is one’s own is not. */
export function saveView({ db }: Pick<OpsContext, 'db'>, { caller, list, ...written }: NewView): Promise<SavedViewRow> {
  requireList(caller, list);
  return transact(db, async (tx) => {
    const view = { id: newId('view'), list, madeBy: caller.userId, ...written };
    await lockViews(tx);
    await deleteRemovedViews(tx);
    refuseFilters(list, written);
    await requirePlace(tx, view);
    await insertView(tx, view);
    if (view.isShared) await recordView(tx, caller.userId, 'view-shared', view);
    return readView(tx, caller.userId, view.id);
  });
}

/** One at a time: whoever names or counts them knows of the others. It takes a moment. */
export async function lockViews(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended('ops_view', 0))`;
}

export function refuseFilters(list: ViewList, { filters }: Pick<ViewWritten, 'filters'>): void {
  const complaint = filterComplaint(list, filters);
  if (complaint !== undefined) throw new Problem('invalid_input', complaint, { field: 'filters' });
}

/** There is room for it beside the others, and its name is not taken. */
export async function requirePlace(tx: Tx, view: Parameters<typeof countBeside>[1]): Promise<void> {
  const { count, isNamed } = await countBeside(tx, view);
  if (isNamed)
    throw new Problem('invalid_input', `There is ${view.isShared ? 'a shared' : 'a'} view called “${view.name}” already.`, {
      field: 'name',
    });
  if (count >= (view.isShared ? viewLimits.shared : viewLimits.own))
    throw new Problem('invalid_input', 'There are enough views of this list. Please remove one that nobody needs.');
}

type ViewAct = 'view-shared' | 'view-changed' | 'view-unshared' | 'view-removed' | 'view-returned';

export async function recordView(tx: Tx, staffId: string, what: ViewAct, view: Pick<SavedViewRow, 'id' | 'name' | 'list'>) {
  await recordAct(tx, { staffId, what, subject: view.id, about: { title: view.name, list: view.list } });
}

export async function readView(tx: Tx, staffId: string, id: string): Promise<SavedViewRow> {
  const view = await lockView(tx, staffId, id);
  if (!view) throw new Problem('not_found', 'There is no such view.');
  return view;
}
