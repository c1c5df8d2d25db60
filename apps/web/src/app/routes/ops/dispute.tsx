import { DisputeDetails } from '../../../features/ops/components/disputes/dispute-details.tsx';
import { opsPaths } from '../../../features/ops/model/ops-paths.ts';
import { useParams } from '../../../ui/navigation/use-params.ts';
import { PageHeader } from '../../../ui/page.tsx';

export function DisputePage() {
  const { id } = useParams(opsPaths.dispute);
  return (
    <>
      <PageHeader title="Dispute" />
      <DisputeDetails orderId={id} />
    </>
  );
}
