import type { PackageView } from '@waybill/contract/timeline/item-view';
import { FromTo } from '../../../../ui/from-to.tsx';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { Stamp } from '../../../../ui/stamp.tsx';
import { modeWord } from '../../model/feed/item-words.ts';
import { packageInWords } from '../../model/posting/package-words.ts';
import { PackageMoney } from '../item/package-money.tsx';

/** One parcel of the board in two lines, and what it pays. */
export function PackageRow({ item, onOpen }: { readonly item: PackageView; readonly onOpen: () => void }) {
  const day = dayInWords(item.shipmentDate, lagosDay(new Date()));
  return (
    <button type="button" className="list-row" onClick={onOpen}>
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          <FromTo from={item.pickupAddressJson.label} to={item.dropOffAddressJson.label} />
        </span>
        <span className="mt-0.5 block text-13 text-ink-soft">
          {packageInWords(item)}
          <span className="max-md:sr-only"> · </span>
          <span className="max-md:block">
            {day} · {modeWord(item.dispatchMode)}
          </span>
        </span>
      </span>
      <span className="flex flex-none flex-col items-end gap-1.5">
        <PackageMoney item={item} />
        {item.itemType === 5 ? <Stamp tone="marigold">Express</Stamp> : null}
      </span>
    </button>
  );
}
