import { paths } from '../../app/paths.ts';
import { useUser } from '../../app/shell/user-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PopupProps } from '../popup-props.ts';

export function PostSendPopup({ open }: PopupProps) {
  const user = useUser();
  return (
    <EmptyState
      drawing="parcel"
      title="From your hand to theirs"
      text="A waybill names the parcel, both addresses and the fee, and your money waits in escrow until the parcel is handed over. Posting is closed at the moment, so nothing is charged."
      action={
        user.hasPin ? (
          <ButtonLink replace to={paths.timeline}>
            Open the timeline
          </ButtonLink>
        ) : (
          <Button onClick={() => open('SetupPin')}>Set your PIN</Button>
        )
      }
    />
  );
}
