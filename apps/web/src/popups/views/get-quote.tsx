import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function GetQuotePopup() {
  return (
    <EmptyState
      drawing="map"
      title="What will it cost?"
      text="Distance, weight, speed and the way it travels give a price range before you post. We have no prices on file at the moment, so we show none."
      action={
        <ButtonLink replace to={paths.timeline}>
          Open the timeline
        </ButtonLink>
      }
    />
  );
}
