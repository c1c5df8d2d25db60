import { leaveBusiness } from '../../features/businesses/api/leave-business.ts';
import { useBusy } from '../../forms/use-busy.ts';
import { type Acting, actFor } from '../../session/acting.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

type LeaveQuestionProps = { readonly from: Acting; readonly onStay: () => void };

/** Asks once before somebody belongs to a business no more. */
export function LeaveQuestion({ from: { businessId, businessName }, onStay }: LeaveQuestionProps) {
  const { busy, run } = useBusy();
  const leave = async () => {
    await leaveBusiness(businessId);
    actFor(undefined);
  };
  return (
    <ConfirmDialog
      open
      title={`Leave ${businessName}?`}
      text="You act for them no more, at once. What waits for you to pick it up goes back to them, and your own account stays as it is. To come back, you need a new invitation."
      tone="danger"
      confirmLabel="Leave"
      cancelLabel="Stay"
      busy={busy}
      onConfirm={() => void run(leave)}
      onCancel={onStay}
    />
  );
}
