import type { OrderView } from '@waybill/contract/orders/order-view';
import type { RatingView } from '@waybill/contract/orders/rating-view';
import { isInOffice } from '../../../../session/acting.ts';
import { Stars } from '../../../../ui/stars.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { otherOf, shortName } from '../../model/order-words.ts';
import { RatingForm } from './rating-form.tsx';

/** At the end of an order: the stars one is asked for, and those that were given. */
export function AskStars({ order }: { readonly order: OrderView }) {
  const name = shortName(otherOf(order));
  const { mine, theirs } = order.ratings;
  return (
    <div className="grid gap-4 rounded-field border border-line p-3.5">
      {order.can.rate && isInOffice() ? (
        <RatingForm isShort order={order} onDone={() => toast.success('Thank you', `Your rating is on ${name}’s profile.`)} />
      ) : null}
      {mine || theirs ? (
        <dl className="grid gap-3">
          {mine ? <Given caption={`You gave ${name}`} rating={mine} /> : null}
          {theirs ? <Given caption={`${name} gave you`} rating={theirs} /> : null}
        </dl>
      ) : null}
    </div>
  );
}

function Given({ caption, rating }: { readonly caption: string; readonly rating: RatingView }) {
  return (
    <div>
      <dt className="caption">{caption}</dt>
      <dd>
        <Stars value={rating.rating} />
        {rating.comment ? <p className="text-15 whitespace-pre-line wrap-anywhere">“{rating.comment}”</p> : null}
      </dd>
    </div>
  );
}
