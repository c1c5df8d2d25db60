import { ReportQueue } from '../../../features/ops/components/reports/report-queue.tsx';
import { hrefOf, paths } from '../../../session/paths.ts';
import { PageHeader } from '../../../ui/page.tsx';

export function ReportsPage() {
  return (
    <>
      <PageHeader title="Reports" />
      <ReportQueue itemHref={(type, id) => hrefOf(paths.timelineItem, { type, id })} />
    </>
  );
}
