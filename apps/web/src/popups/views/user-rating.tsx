import { lazy, Suspense } from 'react';
import { chatWith } from '../../app/paths.ts';
import { useUser } from '../../app/shell/user-context.tsx';
import { RatingForm } from '../../features/orders/components/details/rating-form.tsx';
import { otherOf, shortName } from '../../features/orders/model/order-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { NoOrder, WithOrder } from '../orders/order-parts.tsx';
import type { PopupProps } from '../popup-props.ts';

// Who gives stars does without it.
const RatingList = lazy(async () => ({ default: (await import('../../features/users/components/rating-list.tsx')).RatingList }));

/** The stars one gives after an order, or those that somebody has got. */
export function UserRatingPopup(props: PopupProps) {
  const { userId } = props.params;
  const user = useUser();
  if (userId === undefined) return <GiveStars {...props} />;
  return (
    <Suspense fallback={<SkeletonRows rows={2} />}>
      <RatingList userId={userId} isMine={false} />
      {userId === user.id ? null : (
        <ButtonLink full variant="secondary" to={chatWith(userId)} className="mt-4">
          Write a message
        </ButtonLink>
      )}
    </Suspense>
  );
}

function GiveStars({ params, open }: PopupProps) {
  return (
    <WithOrder
      orderId={params.orderId}
      none={
        <NoOrder
          drawing="handshake"
          title="No stars to give"
          text="When an order is completed, each side gives the other one to five stars. There is no order under this address."
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
              title={order.ratings.mine ? `You gave ${name} ${order.ratings.mine.rating} of 5 stars` : 'No stars to give'}
              text={
                order.ratings.mine
                  ? 'Stars are given once, after thinking.'
                  : 'Stars are given when the delivery is completed, for two weeks.'
              }
              action={<Button onClick={back}>See the order</Button>}
            />
          );
        return (
          <RatingForm
            key={order.id}
            order={order}
            onDone={() => {
              toast.success('Thank you', `Your stars are on ${name}’s profile.`);
              back();
            }}
          />
        );
      }}
    </WithOrder>
  );
}
