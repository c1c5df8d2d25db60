import { SupportQueue } from '../../../features/ops/components/support/support-queue.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function SupportPage() {
  return (
    <>
      <PageHeader title="Support" />
      <SupportQueue />
    </>
  );
}
