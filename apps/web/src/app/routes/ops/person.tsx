import { PersonDetails } from '../../../features/ops/components/people/person-details.tsx';
import { opsPaths } from '../../../features/ops/model/ops-paths.ts';
import { useParams } from '../../../ui/navigation/use-params.ts';
import { PageHeader } from '../../../ui/page.tsx';
import { useUser } from '../../shell/user-context.tsx';

export function PersonPage() {
  const { id } = useParams(opsPaths.person);
  return (
    <>
      <PageHeader title="Person" />
      <PersonDetails uid={id} ownId={useUser().id} />
    </>
  );
}
