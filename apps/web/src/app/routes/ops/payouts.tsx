import { PayoutList } from '../../../features/ops/components/money/payout-list.tsx';
import { useUser } from '../../../session/user-context.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function PayoutsPage() {
  const { id } = useUser();
  return (
    <>
      <PageHeader title="Payouts" lead="Money on its way out to banks and PayPal." />
      <PayoutList ownId={id} />
    </>
  );
}
