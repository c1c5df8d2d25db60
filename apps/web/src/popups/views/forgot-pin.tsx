import { paths } from '../../app/paths.ts';
import { useUser } from '../../app/shell/user-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { PopupProps } from '../popup-props.ts';

export function ForgotPinPopup({ open }: PopupProps) {
  if (useUser().hasPin)
    return (
      <EmptyState
        drawing="shield"
        title="Your PIN is safe"
        text="Nobody can show it to you, not even us: we keep only a scrambled copy. PINs cannot be reset here at the moment."
        action={
          <ButtonLink replace to={paths.settings}>
            Open settings
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      drawing="shield"
      title="There is no PIN to forget"
      text="You have not set a PIN for your wallet."
      action={<Button onClick={() => open('SetupPin')}>Set your PIN</Button>}
    />
  );
}
