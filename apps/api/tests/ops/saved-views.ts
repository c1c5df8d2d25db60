import { changeView } from '@waybill/contract/ops/change-view';
import { listViews } from '@waybill/contract/ops/list-views';
import { removeView } from '@waybill/contract/ops/remove-view';
import { saveView } from '@waybill/contract/ops/save-view';
import type { SavedView } from '@waybill/contract/ops/saved-view';
import { setDefaultView } from '@waybill/contract/ops/set-default-view';
import type { ViewList } from '@waybill/contract/ops/view-lists';
import { madeBefore } from '../support/made-before.ts';
import type { Person } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

type Wanted = { list?: ViewList; name: string; filters?: Record<string, string>; isShared?: boolean };

export const saveBy = (staff: Person, { list = 'orders', filters = { status: '3' }, ...view }: Wanted) =>
  staff.call(saveView, { body: { list, filters, ...view } });

export const changeViewBy = (
  staff: Person,
  { id, name, filters, isShared, version }: SavedView,
  changes: Partial<Pick<SavedView, 'name' | 'filters' | 'isShared' | 'version'>>,
) => staff.call(changeView, { params: { viewId: id }, body: { name, filters, isShared, version, ...changes } });

export const removeBy = (staff: Person, { id }: Pick<SavedView, 'id'>, isRemoved = true) =>
  staff.call(removeView, { params: { viewId: id }, body: { isRemoved } });

export const openWith = (staff: Person, list: ViewList, view: Pick<SavedView, 'id'> | null) =>
  staff.call(setDefaultView, { params: { list }, body: { viewId: view?.id ?? null } });

export const viewsFor = async (staff: Person, list: ViewList = 'orders') =>
  (await staff.call(listViews, { query: { list } })).result.views;

/** Two in support, one in checks who opens no list of orders, and a lead. */
export function useViewDesk() {
  const world = useWorld({ ROLES: 'http' });
  const desk = madeBefore(async () => ({
    ama: await staffMember(world, 'support'),
    bayo: await staffMember(world, 'support'),
    dele: await staffMember(world, 'checks'),
    lead: await staffMember(world, 'lead'),
  }));
  const namesFor = async (staff: Person, list?: ViewList) => (await viewsFor(staff, list)).map(({ name }) => name);
  const actsOn = async ({ id }: Pick<SavedView, 'id'>) =>
    (await world.db<{ what: string }[]>`select what from ops_act where subject = ${id} order by id`).map(({ what }) => what);
  return { world, desk, namesFor, actsOn };
}
