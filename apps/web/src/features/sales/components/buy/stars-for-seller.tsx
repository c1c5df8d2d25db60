import { orderLimits } from '@waybill/contract/orders/enums';
import type { BuyView } from '@waybill/contract/sales/buy-view';
import { StarsForm } from '../../../../forms/stars-form.tsx';
import { Stars } from '../../../../ui/stars.tsx';
import { When } from '../../../../ui/when.tsx';
import { rateSeller } from '../../api/rate-seller.ts';

type StarsForSellerProps = {
  readonly view: BuyView;
  readonly mine: NonNullable<BuyView['mine']>;
  readonly onView: (view: BuyView) => void;
};

/** After the handover: what the buyer says of the seller, asked for once and shown from then on. */
export function StarsForSeller({ view, mine: { rating, canRateUntil }, onView }: StarsForSellerProps) {
  const { name } = view.seller;
  if (rating)
    return (
      <div className="border-t border-line pt-4">
        <p className="caption">
          You gave {name}, <When at={rating.dateCreated} />
        </p>
        <Stars value={rating.rating} />
        {rating.comment ? <p className="text-15 whitespace-pre-line wrap-anywhere">“{rating.comment}”</p> : null}
      </div>
    );
  if (canRateUntil === null) return null;
  return (
    <div className="border-t border-line pt-4">
      <StarsForm
        label={`How was it with ${name}?`}
        hint={`Others who buy from ${name} can read them, with your first name.`}
        maxLength={orderLimits.ratingComment}
        isShort
        onSend={async (stars, comment) => onView(await rateSeller(view.code, stars, comment))}
      />
    </div>
  );
}
