import { QueuesFigures } from '../../../features/ops/components/figures/queues-figures.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function FiguresPage() {
  return (
    <>
      <PageHeader title="How it goes" />
      <QueuesFigures />
    </>
  );
}
