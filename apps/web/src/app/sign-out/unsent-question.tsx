import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { Unsent } from './unsent.ts';

type UnsentQuestionProps = { readonly unsent: Unsent | null; readonly onLeave: () => void; readonly onStay: () => void };

const code =
  'A code has not reached us, or was not accepted: see Orders. If you sign out, it waits on this device and is sent when you sign in here again.';
const message = 'A message has not been sent: see Messages. If you sign out, it is gone.';

/** Before somebody signs out with a code or a message that has not reached us. */
export function UnsentQuestion({ unsent, onLeave, onStay }: UnsentQuestionProps) {
  return (
    <ConfirmDialog
      title={unsent?.codes ? 'You have an unsent code' : 'You have an unsent message'}
      text={[unsent?.codes ? code : [], unsent?.messages ? message : []].flat().join(' ')}
      confirmLabel="Sign out all the same"
      cancelLabel="Stay signed in"
      tone="danger"
      open={unsent !== null}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
