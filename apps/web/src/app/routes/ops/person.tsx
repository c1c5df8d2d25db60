import { PersonDetails } from '../../../features/ops/components/people/person-details.tsx';
import { opsPaths } from '../../../features/ops/model/ops-paths.ts';
import { useUser } from '../../../session/user-context.tsx';
import { useParams } from '../../../ui/navigation/use-params.ts';
import { PageHeader } from '../../../ui/page.tsx';

export function PersonPage() {
  const { id } = useParams(opsPaths.person);
  return (
    <>
      <PageHeader title="Person" />
      <PersonDetails uid={id} ownId={useUser().id} />
    </>
  );
}
