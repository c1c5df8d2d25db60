import { DisputeQueue } from '../../../features/ops/components/disputes/dispute-queue.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function DisputesPage() {
  return (
    <>
      <PageHeader title="Disputes" />
      <DisputeQueue />
    </>
  );
}
