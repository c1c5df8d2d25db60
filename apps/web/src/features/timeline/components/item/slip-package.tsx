import type { PackageView } from '@waybill/contract/timeline/item-view';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../../ui/format-money.ts';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Perforation } from '../../../../ui/perforation.tsx';
import { categoryName, handlingName, itemTitle, modeWord, weightInWords } from '../../model/feed/item-words.ts';
import { ModeIcon } from './mode-icon.tsx';
import { PackageMoney } from './package-money.tsx';
import type { SlipProps } from './slip-props.ts';
import { SlipTitle, Way } from './slip-title.tsx';

/** A waybill that wants a carrier. */
export function PackageSlip({ item, headingId, to, pictures, action }: SlipProps<PackageView>) {
  const handling = handlingName(item.handleRequirementId);
  return (
    <>
      <div className="relative">
        <div className="px-5 pb-4">
          <SlipTitle id={headingId} title={itemTitle(item)} to={to}>
            <Way
              from={item.pickupAddressJson.label}
              to={item.dropOffAddressJson.label}
              icon={<ModeIcon mode={item.dispatchMode} />}
            />
          </SlipTitle>
        </div>
        <dl className="form-grid grid-cols-2 sm:grid-cols-4">
          <Box caption="Goes">{dayInWords(item.shipmentDate, lagosDay(new Date()))}</Box>
          <Box caption="Weight">{weightInWords(item.weight)}</Box>
          <Box caption="What">{categoryName(item.itemCategoryId)}</Box>
          <Box caption="Travels">{modeWord(item.dispatchMode)}</Box>
        </dl>
      </div>
      {handling || item.description ? (
        <p className="px-5 pt-3.5 whitespace-pre-line">
          {handling ? <strong className="font-semibold">{handling}. </strong> : null}
          {item.description}
        </p>
      ) : null}
      {pictures ? <div className="px-5 pt-3.5">{pictures}</div> : null}
      <Perforation className="mt-4" />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-3 pb-1">
        <div>
          <PackageMoney item={item} look="slip" />
          <EscrowNote item={item} />
          <DoorNote item={item} />
        </div>
        {action}
      </div>
    </>
  );
}

/** Where the money is while nobody has it. */
function EscrowNote({ item: { isMine, status } }: { readonly item: PackageView }) {
  if (status !== 'open' && status !== 'matched') return null;
  return <span className="block text-13 text-ink-soft">{isMine ? 'Safe in escrow' : 'Waiting in escrow'}</span>;
}

/** What its carrier has to know before they ask for it: money is paid at that door, and never to them. */
function DoorNote({ item: { sale, status, currency } }: { readonly item: PackageView }) {
  if (sale?.payWhen !== 'door' || (status !== 'open' && status !== 'matched')) return null;
  return (
    <span className="block text-13 text-ink-soft">
      {sale.goods === null
        ? 'Paid at the door, by phone. No cash.'
        : `${formatMoney(minorOf(sale.goods), currency)} is to be collected at the door`}
    </span>
  );
}

function Box({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="caption">{caption}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
