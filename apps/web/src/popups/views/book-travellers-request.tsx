import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function BookTravellersRequestPopup() {
  return (
    <EmptyState
      drawing="plane"
      title="Somebody going that way"
      text="Travellers say where they go, when, and how much room they have; you book a place for your parcel. No traveller has room at the moment."
      action={
        <ButtonLink replace to={paths.timeline}>
          Open the timeline
        </ButtonLink>
      }
    />
  );
}
