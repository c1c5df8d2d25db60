import { ButtonLink } from '../../ui/button.tsx';
import { paths } from '../paths.ts';
import { EmptyPlace } from './parts/empty-place.tsx';

export function TimelineItemRoute() {
  return (
    <EmptyPlace
      title="From the timeline"
      lead="One parcel, trip, batch or post, with what people say about it."
      drawing="letter"
      empty="This is not on the board"
      text="It may have been taken down, or the link is incomplete."
      action={<ButtonLink to={paths.timeline}>Open the timeline</ButtonLink>}
    />
  );
}
