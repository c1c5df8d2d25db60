import { AppealQueue } from '../../../features/ops/components/appeals/appeal-queue.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function AppealsPage() {
  return (
    <>
      <PageHeader title="Appeals" />
      <AppealQueue />
    </>
  );
}
