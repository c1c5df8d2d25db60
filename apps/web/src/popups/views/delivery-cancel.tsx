import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function DeliveryCancelPopup() {
  return (
    <EmptyState
      drawing="door"
      title="Nothing to cancel"
      text="A delivery is cancelled from its order, with a reason, and the money goes back to the sender. You have no delivery running."
      action={
        <ButtonLink replace to={paths.orders}>
          See your orders
        </ButtonLink>
      }
    />
  );
}
