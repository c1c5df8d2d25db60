import type { MyPackageView } from '@waybill/contract/orders/my-package-view';
import Bike from 'lucide-react/icons/bike';
import Package from 'lucide-react/icons/package';
import { Amount } from '../../../../ui/amount.tsx';
import { dateInWords, dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Stamp } from '../../../../ui/stamp.tsx';
import { MoneyLine } from '../../../wallet/index.ts';
import { myPackageWords } from '../../model/my-package-words.ts';
import { categoryWord } from '../../model/order-words.ts';
import { TableRow } from './table-row.tsx';
import { Way } from './way.tsx';

type MyPackageRowProps = { readonly mine: MyPackageView; readonly onOpen: () => void };

/** A parcel that looks for a carrier, on a phone: the way, what it costs in all, how it stands, who is interested. */
export function MyPackageCard({ mine, onOpen }: MyPackageRowProps) {
  const { word, short, tone, text } = myPackageWords(mine);
  return (
    <button type="button" onClick={onOpen} className="list-row items-start">
      <Picture mine={mine} />
      <span className="grid min-w-0 flex-1 gap-0.5 text-13 text-ink-soft">
        <span className="text-15 text-ink">
          <MyWay mine={mine} />
        </span>
        <span>{word}</span>
        <span>
          {categoryWord(mine.package.itemCategoryId)} · {goes(mine)}
        </span>
        <Total mine={mine} look="words" />
        <span className="row-stamp">
          <Stamp tone={tone}>{short}</Stamp>
          <span className={`min-w-0 wrap-anywhere ${mine.askedBy > 0 ? 'font-semibold text-ink' : ''}`}>{text}</span>
        </span>
      </span>
    </button>
  );
}

/** The same in a table. */
export function MyPackageTableRow({ mine, onOpen }: MyPackageRowProps) {
  const { word, short, tone, text } = myPackageWords(mine);
  return (
    <TableRow
      onOpen={onOpen}
      lead={
        <>
          <MyWay mine={mine} />
          <span className={`block text-13 ${mine.askedBy > 0 ? 'font-semibold text-ink' : 'text-ink-soft'}`}>{text}</span>
          <span className="sr-only">{word}</span>
        </>
      }
      party={
        <>
          <Picture mine={mine} isSmall />
          <span className="max-w-28 text-13 text-ink-soft xl:max-w-44">{word}</span>
        </>
      }
      what={categoryWord(mine.package.itemCategoryId)}
      goes={goes(mine)}
      money={<Total mine={mine} />}
      status={<Stamp tone={tone}>{short}</Stamp>}
    />
  );
}

type Mine = Pick<MyPackageRowProps, 'mine'>;

/** The carrier’s face comes later: until then it is the thing itself. */
function Picture({ mine, isSmall = false }: Mine & { readonly isSmall?: boolean }) {
  const Icon = mine.search ? Bike : Package;
  return (
    <span
      className={`grid flex-none place-items-center rounded-full bg-paper text-ink-soft ${isSmall ? 'size-9' : 'size-11'}`}
      aria-hidden="true"
    >
      <Icon size={isSmall ? 18 : 22} />
    </span>
  );
}

function MyWay({ mine: { package: parcel, search } }: Mine) {
  return <Way from={parcel.pickupAddressJson.label} to={parcel.dropOffAddressJson.label} isExpress={search !== null} />;
}

/** What the sender pays in all; of what nobody took, what came back. */
function Total({ mine: { package: parcel }, look = 'row' }: Mine & { readonly look?: 'row' | 'words' }) {
  const { price, currency, status, secrets } = parcel;
  if (status === 'open')
    return (
      <MoneyLine look={look} fee={price} currency={currency} isPaid={false} side="sender" charge={secrets?.charge ?? null} />
    );
  return (
    <Amount
      minor={minorOf(price) + minorOf(secrets?.charge ?? 0)}
      currency={currency}
      className={look === 'row' ? 'flex-none text-17' : 'text-ink'}
    />
  );
}

function goes({ package: { shipmentDate, status } }: MyPackageView): string {
  const inWords = status === 'open' ? dayInWords : dateInWords;
  return inWords(shipmentDate, lagosDay(new Date()));
}
