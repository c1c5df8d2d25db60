import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function MessageRequestDetailsPopup() {
  return (
    <EmptyState
      drawing="handshake"
      title="No open request"
      text="When somebody asks to carry your parcel, or you ask to carry theirs, the request is answered here. This conversation has none."
      action={
        <ButtonLink replace to={paths.messages}>
          Open your messages
        </ButtonLink>
      }
    />
  );
}
