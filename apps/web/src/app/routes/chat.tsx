import { ButtonLink } from '../../ui/button.tsx';
import { paths } from '../paths.ts';
import { EmptyPlace } from './parts/empty-place.tsx';

export function ChatRoute() {
  return (
    <EmptyPlace
      title="Conversation"
      lead="One room for two people."
      drawing="door"
      empty="Nobody is in this room"
      text="Choose a conversation from your messages. You have none at the moment."
      action={<ButtonLink to={paths.messages}>Back to messages</ButtonLink>}
    />
  );
}
