import type { Currency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import type { Db } from '../../../platform/db/database.ts';
import { isSharedPerson, type SharedPersonRow, sharedPersonColumns } from '../../users/index.ts';
import { isStillToCome } from './feed.ts';

/** An item as anybody may see it: nothing that could hold a door, a phone or a receiver is even read. */
export type SharedItemRow = {
  readonly itemId: string;
  readonly type: number;
  readonly pickup: Place;
  readonly dropOffs: readonly Place[];
  readonly shipDate: string;
  readonly dispatchMode: number | null;
  readonly currency: Currency | null;
  readonly priceMinor: string | null;
  readonly priceEndMinor: string | null;
  readonly weightGrams: number | null;
  readonly categoryId: number | null;
} & SharedPersonRow;

/** What stands open on the timeline for everybody, is still to come, and goes somewhere. */
export async function findSharedItem(db: Db, id: string): Promise<SharedItemRow | undefined> {
  const [row] = await db<SharedItemRow[]>`
    select item.id as item_id, item.type, item.pickup, item.drop_offs, to_char(item.ship_date, 'YYYY-MM-DD') as ship_date,
           item.dispatch_mode, item.currency, item.price_minor, item.price_end_minor, weight_grams, category_id,
           ${sharedPersonColumns(db)}
    from timeline_item as item
    join account on account.id = item.author_id join profile on profile.user_id = account.id
    left join package on package.item_id = item.id
    where item.id = ${id} and item.type in (1, 2, 4, 5) and item.removed_at is null and item.status = 'open' and item.asked_of is null
      and ${isStillToCome(db)} and ${isSharedPerson(db)}`;
  return row;
}
