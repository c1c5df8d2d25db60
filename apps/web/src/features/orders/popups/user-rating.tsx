import { chatWith } from '../../../session/paths.ts';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { toast } from '../../../ui/toast.tsx';
import { RatingList } from '../../users/index.ts';
import { RatingForm } from '../components/details/rating-form.tsx';
import { NoOrder, WithOrder } from '../components/details/with-order.tsx';
import { otherOf, shortName } from '../model/order-words.ts';

/** The stars one gives after an order, or those that somebody has got. */
export function UserRatingPopup(props: PopupProps) {
  const { userId } = props.params;
  const user = useUser();
  if (userId === undefined) return <GiveStars {...props} />;
  return (
    <>
      <RatingList userId={userId} isMine={false} />
      {userId === user.id ? null : (
        <ButtonLink full variant="secondary" to={chatWith(userId)} className="mt-4">
          Write a message
        </ButtonLink>
      )}
    </>
  );
}

function GiveStars({ params, open }: PopupProps) {
  return (
    <WithOrder
      orderId={params.orderId}
      none={
        <NoOrder
          drawing="handshake"
          title="Nothing to rate"
          text="When an order is completed, each side rates the other. There is no order under this address."
        />
      }
    >
      {(order) => {
        const back = () => open('OrderDetails', { orderId: order.id });
        const name = shortName(otherOf(order));
        if (!order.can.rate)
          return (
            <EmptyState
              drawing="handshake"
              title={order.ratings.mine ? `You gave ${name} ${order.ratings.mine.rating} of 5 stars` : 'Nothing to rate'}
              text={
                order.ratings.mine
                  ? 'You can rate each delivery once.'
                  : 'You can rate a delivery for two weeks after it is completed.'
              }
              action={<Button onClick={back}>See the order</Button>}
            />
          );
        return (
          <RatingForm
            key={order.id}
            order={order}
            onDone={() => {
              toast.success('Thank you', `Your rating is on ${name}’s profile.`);
              back();
            }}
          />
        );
      }}
    </WithOrder>
  );
}
