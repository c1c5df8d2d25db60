import { TransactionDetails } from '../../../features/ops/components/lists/transaction-details.tsx';
import { opsPaths } from '../../../features/ops/model/ops-paths.ts';
import { useParams } from '../../../ui/navigation/use-params.ts';
import { PageHeader } from '../../../ui/page.tsx';

export function TransactionPage() {
  const { id } = useParams(opsPaths.transaction);
  return (
    <>
      <PageHeader title="Transaction" />
      <TransactionDetails transactionId={id} />
    </>
  );
}
