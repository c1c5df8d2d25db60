import { TransactionList } from '../../../features/ops/components/lists/transaction-list.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function TransactionsPage() {
  return (
    <>
      <PageHeader title="Transactions" />
      <TransactionList />
    </>
  );
}
