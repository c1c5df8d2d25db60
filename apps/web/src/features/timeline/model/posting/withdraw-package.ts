import type { QueryClient } from '@tanstack/react-query';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { deleteItem } from '../../api/delete-item.ts';
import { removeEverywhere } from '../feed/change-everywhere.ts';

/** Taken down once the server says so, for money comes back with it. */
export async function withdrawPackage(queries: QueryClient, item: PackageView): Promise<void> {
  await deleteItem(item);
  removeEverywhere(queries, ({ id }) => id === item.id);
  for (const queryKey of [['timeline', 'glance'], ['timeline', 'packages'], ['wallet']])
    void queries.invalidateQueries({ queryKey });
}
