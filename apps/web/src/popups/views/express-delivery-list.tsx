import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function ExpressDeliveryListPopup() {
  return (
    <EmptyState
      drawing="bike"
      title="Nothing is ringing"
      text="When a sender near you needs a rider at once, the parcel shows here, and the first rider to accept takes it. No express delivery is near you at the moment."
      action={
        <ButtonLink replace to={paths.dashboard}>
          Back to the dashboard
        </ButtonLink>
      }
    />
  );
}
