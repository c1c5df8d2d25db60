import { SaleQuestionQueue } from '../../../features/ops/components/sale-questions/sale-question-queue.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function SaleQuestionsPage() {
  return (
    <>
      <PageHeader title="Sales in question" />
      <SaleQuestionQueue />
    </>
  );
}
