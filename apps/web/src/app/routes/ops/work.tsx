import { WorkList } from '../../../features/ops/components/cases/work-list.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function WorkPage() {
  return (
    <>
      <PageHeader title="My work" />
      <WorkList />
    </>
  );
}
