import type { BuyView } from '@waybill/contract/sales/buy-view';
import type { BuyerPayTime } from '@waybill/contract/sales/enums';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ReactNode } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Ticket } from '../../../../ui/card.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Perforation } from '../../../../ui/perforation.tsx';
import { Rated } from '../../../../ui/rated.tsx';
import { PictureGrid } from '../../../files/index.ts';
import { deliveryWords, payTimesOf } from '../../model/buy/buy-words.ts';

/** What is sold, by whom and for how much, as anybody sees it who has the link. */
export function BuyOffer({ view, children }: { readonly view: BuyView; readonly children: ReactNode }) {
  const times = payTimesOf(view);
  return (
    <Ticket>
      <div className="p-2.5 pb-0">
        <PictureGrid images={view.images} alt={view.title} />
      </div>
      <div className="px-5 pt-4 pb-4">
        <p className="text-38 leading-tight">
          <Amount minor={minorOf(view.price)} currency={view.currency} />
        </p>
        {view.description === '' ? null : <p className="mt-2 whitespace-pre-line wrap-anywhere">{view.description}</p>}
      </div>
      <Seller view={view} />
      <dl className="form-grid grid-cols-1">
        <Line caption="Leaves from">{view.from}</Line>
        <Line caption="Delivery">{deliveryWords(view)}</Line>
        <Line caption="You pay">{times.length > 1 ? 'Now or at the door, as you like' : payLine(times[0] ?? 'now')}</Line>
        {view.mayOpenFirst ? <Line caption="At the door">You may open it and look first</Line> : null}
      </dl>
      <Perforation />
      <div className="grid gap-3 px-5 pt-4 pb-5">{children}</div>
    </Ticket>
  );
}

function payLine(time: BuyerPayTime): string {
  return time === 'now' ? 'Now, into escrow' : 'At the door, on your phone. No cash.';
}

/** Who sells, so far as it is nobody’s secret. */
function Seller({ view: { seller } }: { readonly view: BuyView }) {
  const { name, profilePicture, isIdentityChecked, rating, numberOfDeliveries } = seller;
  return (
    <div className="flex items-center gap-3 border-t border-line px-5 py-3.5">
      <Avatar name={name} src={profilePicture} size={44} />
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-1.5">
          <span className="truncate">
            <span className="text-ink-soft">Sold by </span>
            <strong className="font-semibold">{name}</strong>
          </span>
          <Rated rating={rating} />
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink-soft">
          {isIdentityChecked ? (
            <span className="inline-flex items-center gap-1">
              <BadgeCheck size={14} aria-hidden="true" className="text-palm" />
              Identity checked
            </span>
          ) : null}
          <span>{deliveriesInWords(numberOfDeliveries)}</span>
        </p>
      </div>
    </div>
  );
}

function deliveriesInWords(count: number): string {
  if (count === 0) return 'No deliveries yet';
  return count === 1 ? '1 delivery' : `${count} deliveries`;
}

function Line({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="caption">{caption}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
