import { useQuery } from '@tanstack/react-query';
import { myItemsQuery } from '../../../features/timeline/api/list-timeline.ts';
import { PackageMoney } from '../../../features/timeline/components/item/package-money.tsx';
import { counted, kindWord, shortTitle } from '../../../features/timeline/model/feed/item-words.ts';
import { itemHref } from '../../../session/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { dayInWords, lagosDay } from '../../../ui/lagos-day.ts';
import { ListRow } from '../../../ui/list-row.tsx';

const shown = 3;

/** One’s own parcels that still want a carrier. Nothing is shown to people who have none. */
export function MyOpenParcels() {
  const { data } = useQuery(myItemsQuery);
  const open = (data?.items ?? []).flatMap((item) =>
    (item.itemType === 1 || item.itemType === 5) && item.status === 'open' ? item : [],
  );
  if (open.length === 0) return null;
  const today = lagosDay(new Date());
  return (
    <Card className="overflow-hidden p-0">
      <h2 className="px-5 pt-4 pb-3 text-17">Your parcels on the board</h2>
      <ul className="border-t border-line">
        {open.slice(0, shown).map((parcel) => (
          <li key={parcel.id}>
            <ListRow
              to={itemHref(parcel)}
              title={shortTitle(parcel)}
              text={
                <>
                  {kindWord(parcel)} · {dayInWords(parcel.shipmentDate, today)}
                  {parcel.comments > 0 ? ` · ${counted(parcel.comments, 'comment', 'comments')}` : ''}
                  <span className="block">
                    <PackageMoney item={parcel} look="words" />
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
