import { SaleQuestionDetails } from '../../../features/ops/components/sale-questions/sale-question-details.tsx';
import { opsPaths } from '../../../features/ops/model/ops-paths.ts';
import { useParams } from '../../../ui/navigation/use-params.ts';
import { PageHeader } from '../../../ui/page.tsx';

export function SaleQuestionPage() {
  const { id } = useParams(opsPaths.saleQuestion);
  return (
    <>
      <PageHeader title="Not as described" />
      <SaleQuestionDetails saleId={id} />
    </>
  );
}
