import { ReportQueue } from '../../../features/ops/components/reports/report-queue.tsx';
import { PageHeader } from '../../../ui/page.tsx';
import { hrefOf, paths } from '../../paths.ts';

export function ReportsPage() {
  return (
    <>
      <PageHeader title="Reports" />
      <ReportQueue itemHref={(type, id) => hrefOf(paths.timelineItem, { type, id })} />
    </>
  );
}
