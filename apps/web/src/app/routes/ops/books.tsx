import { Books } from '../../../features/ops/components/money/books.tsx';
import { Reconciliation } from '../../../features/ops/components/money/reconciliation.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function BooksPage() {
  return (
    <>
      <PageHeader
        title="The books"
        lead="Plus is what we owe, minus what is owed to us. All accounts of a currency are zero together, always."
      />
      <Books />
      <Reconciliation />
    </>
  );
}
