import { CheckDetails } from '../../../features/ops/components/kyc/check-details.tsx';
import { opsPaths } from '../../../features/ops/model/ops-paths.ts';
import { useParams } from '../../../ui/navigation/use-params.ts';
import { PageHeader } from '../../../ui/page.tsx';

export function CheckPage() {
  const { id } = useParams(opsPaths.check);
  return (
    <>
      <PageHeader title="Identity check" />
      <CheckDetails checkId={id} />
    </>
  );
}
