import { paths } from '../../app/paths.ts';
import { useUser } from '../../app/shell/user-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function TransactionDetailsPopup() {
  const user = useUser();
  return (
    <EmptyState
      drawing="letter"
      title="No transaction under this address"
      text="Every movement of your money has a page that says what it was for. This one is not on file: the link may be old or incomplete."
      action={
        <ButtonLink replace to={user.isNigerian ? paths.walletNg : paths.walletIntl}>
          Open your wallet
        </ButtonLink>
      }
    />
  );
}
