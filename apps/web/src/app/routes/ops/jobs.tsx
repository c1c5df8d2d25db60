import { FailedJobs } from '../../../features/ops/components/house/failed-jobs.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function JobsPage() {
  return (
    <>
      <PageHeader title="Failed jobs" />
      <FailedJobs />
    </>
  );
}
