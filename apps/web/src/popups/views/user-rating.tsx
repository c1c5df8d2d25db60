import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function UserRatingPopup() {
  return (
    <EmptyState
      drawing="handshake"
      title="No stars to give"
      text="When an order is completed, each side gives the other one to five stars. You have no completed order."
      action={
        <ButtonLink replace to={paths.profile}>
          See your own rating
        </ButtonLink>
      }
    />
  );
}
