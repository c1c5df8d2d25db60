import { ButtonLink } from '../../ui/button.tsx';
import { paths } from '../paths.ts';
import { EmptyPlace } from './parts/empty-place.tsx';

export function NotificationsRoute() {
  return (
    <EmptyPlace
      title="Notifications"
      lead="What happened to your parcels, your money and your posts."
      drawing="bell"
      empty="Nothing has rung"
      text="Offers, handovers, payments and replies are listed here with the newest first."
      action={
        <ButtonLink to={paths.notificationSettings} variant="secondary">
          Choose what reaches you
        </ButtonLink>
      }
    />
  );
}
