import { CheckQueue } from '../../../features/ops/components/kyc/check-queue.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function ChecksPage() {
  return (
    <>
      <PageHeader title="Identity checks" />
      <CheckQueue />
    </>
  );
}
