import { ButtonLink } from '../../ui/button.tsx';
import { paths } from '../paths.ts';
import { EmptyPlace } from './parts/empty-place.tsx';

export function MessagesRoute() {
  return (
    <EmptyPlace
      title="Messages"
      lead="You and the person you send with or carry for."
      drawing="letter"
      empty="No conversations"
      text="You have not written to anybody, and nobody has written to you."
      action={<ButtonLink to={paths.timeline}>Find somebody on the timeline</ButtonLink>}
    />
  );
}
