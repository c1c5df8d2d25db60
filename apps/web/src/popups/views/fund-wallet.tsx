import { paths } from '../../app/paths.ts';
import { useUser } from '../../app/shell/user-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function FundWalletPopup() {
  const user = useUser();
  return (
    <EmptyState
      drawing="wallet"
      title="Add money"
      text="Naira comes in by card, dollars through PayPal. Top-ups are closed at the moment, so nothing can be taken from your card."
      action={
        <ButtonLink replace to={user.isNigerian ? paths.walletNg : paths.walletIntl}>
          Open your wallet
        </ButtonLink>
      }
    />
  );
}
