import { AppealDetails } from '../../../features/ops/components/appeals/appeal-details.tsx';
import { opsPaths } from '../../../features/ops/model/ops-paths.ts';
import { useParams } from '../../../ui/navigation/use-params.ts';
import { PageHeader } from '../../../ui/page.tsx';

export function AppealPage() {
  const { id } = useParams(opsPaths.appeal);
  return (
    <>
      <PageHeader title="Appeal" />
      <AppealDetails appealId={id} />
    </>
  );
}
