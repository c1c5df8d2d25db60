import { useQueryClient } from '@tanstack/react-query';
import { orderLimits } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { StarsForm } from '../../../../forms/stars-form.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { getOrderQuery } from '../../api/get-order.ts';
import { rateUser } from '../../api/rate-user.ts';
import { otherOf, shortName, wayWords } from '../../model/order-words.ts';

type RatingFormProps = {
  readonly order: OrderView;
  /** Inside the order itself: nobody has to be told whom it is about, and words are asked for after the stars. */
  readonly isShort?: boolean;
  readonly onDone: () => void;
};

/** One to five stars for the other side, and a few words. Once. */
export function RatingForm({ order, isShort = false, onDone }: RatingFormProps) {
  const queries = useQueryClient();
  const other = otherOf(order);

  async function send(stars: number, comment: string) {
    const body = { orderId: order.id, rating: stars, comment };
    const name = `rating.${order.id}`;
    try {
      await rateUser(body, requestKey(sessionStorage, name, body));
      forgetRequestKey(sessionStorage, name);
      void queries.invalidateQueries({ queryKey: ['orders', 'ratings', other.id] });
      onDone();
    } finally {
      void queries.invalidateQueries({ queryKey: getOrderQuery(order.id).queryKey });
    }
  }

  return (
    <StarsForm
      label={`How was it with ${shortName(other)}?`}
      hint={`Everybody who looks at ${shortName(other)}’s profile can read them.`}
      maxLength={orderLimits.ratingComment}
      isShort={isShort}
      onSend={send}
    >
      {isShort ? null : (
        <div className="flex items-center gap-3">
          <Avatar name={other.fullName} src={other.profilePicture} size={44} />
          <p className="min-w-0">
            <strong className="block truncate font-semibold">{other.fullName}</strong>
            <span className="block text-13 text-ink-soft">
              {order.role === 'sender' ? 'carried your parcel' : 'sent the parcel'},{' '}
              {wayWords({ pickup: order.package.pickupAddressJson.label, dropOff: order.package.dropOffAddressJson.label })}
            </span>
          </p>
        </div>
      )}
    </StarsForm>
  );
}
