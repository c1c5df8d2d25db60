import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type UnsentQuestionProps = { readonly open: boolean; readonly onLeave: () => void; readonly onStay: () => void };

/** Before somebody signs out with a code that has not reached us. */
export function UnsentQuestion({ open, onLeave, onStay }: UnsentQuestionProps) {
  return (
    <ConfirmDialog
      title="A code you entered is still here"
      text="It has not reached us, or was not accepted: see Orders. If you sign out, it waits on this device and is sent when you sign in here again."
      confirmLabel="Sign out all the same"
      cancelLabel="Stay signed in"
      tone="danger"
      open={open}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
