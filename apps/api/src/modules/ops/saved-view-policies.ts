import type { SavedView } from '@waybill/contract/ops/saved-view';
import { mayInConsole } from '@waybill/contract/ops/staff-role-table';
import { staffRoleNames } from '@waybill/contract/ops/staff-roles';
import { filtersStillTaken, type ViewList, viewListCalls } from '@waybill/contract/ops/view-lists';
import { Problem } from '../../platform/http/problem.ts';
import type { Caller } from '../../platform/http/route.ts';
import { isLead } from './case-policies.ts';
import { roleOf } from './staff-role.ts';
import type { SavedViewRow } from './storage/saved-views.ts';

/** Views of a list are for whoever may open the list. */
export function requireList(caller: Caller, list: ViewList): void {
  const role = roleOf(caller);
  if (!mayInConsole(role, viewListCalls[list]))
    throw new Problem('not_in_role', `You are ${staffRoleNames[role]}: that list is not for your role.`);
}

const mayChange = (caller: Caller, { madeBy, isShared }: Pick<SavedViewRow, 'madeBy' | 'isShared'>) =>
  madeBy === caller.userId || (isShared && isLead(caller));

export function requireChange(caller: Caller, view: SavedViewRow): void {
  requireList(caller, view.list);
  if (!mayChange(caller, view)) throw new Problem('forbidden', `This view is ${view.fullName}’s: they or a lead change it.`);
}

export function savedViewOf(caller: Caller, row: SavedViewRow): SavedView {
  const { madeBy: _, username, fullName, removedAt: __, filters: saved, ...view } = row;
  const filters = filtersStillTaken(row.list, saved);
  return {
    ...view,
    filters: { ...filters },
    isStale: Object.keys(filters).length < Object.keys(saved).length,
    madeBy: { username, fullName },
    mayChange: mayChange(caller, row),
  };
}
