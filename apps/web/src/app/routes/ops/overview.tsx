import { OpsOverview } from '../../../features/ops/components/house/overview.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function OverviewPage() {
  return (
    <>
      <PageHeader title="What waits for us" />
      <OpsOverview />
    </>
  );
}
