import { useQueryClient } from '@tanstack/react-query';
import { orderLimits } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { StarChoice } from '../../../../ui/star-choice.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { getOrderQuery } from '../../api/get-order.ts';
import { rateUser } from '../../api/rate-user.ts';
import { otherOf, shortName, wayWords } from '../../model/order-words.ts';

const meanings = ['Poor', 'Not great', 'All right', 'Good', 'Excellent'];

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
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [error, setError] = useState<string>();
  const { busy, run } = useBusy();

  async function send() {
    if (stars === 0) return setError('Please give one to five stars');
    const body = { orderId: order.id, rating: stars, comment: comment.trim() };
    const name = `rating.${order.id}`;
    await run(async () => {
      await rateUser(body, requestKey(sessionStorage, name, body));
      forgetRequestKey(sessionStorage, name);
      void queries.invalidateQueries({ queryKey: ['orders', 'ratings', other.id] });
      onDone();
    });
    void queries.invalidateQueries({ queryKey: getOrderQuery(order.id).queryKey });
  }

  return (
    <PlainForm onSubmit={() => void send()}>
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
      <StarChoice
        label={`How was it with ${shortName(other)}?`}
        words={meanings}
        value={stars}
        error={error}
        onChange={(value) => {
          setStars(value);
          setError(undefined);
        }}
      />
      {isShort && stars === 0 ? null : (
        <>
          <TextAreaField
            label="A few words (optional)"
            hint={`Everybody who looks at ${shortName(other)}’s profile can read them.`}
            maxLength={orderLimits.ratingComment}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          <Button type="submit" full busy={busy}>
            Send rating
          </Button>
        </>
      )}
    </PlainForm>
  );
}
