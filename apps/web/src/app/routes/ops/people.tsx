import { PeopleSearch } from '../../../features/ops/components/people/people-search.tsx';
import { PageHeader } from '../../../ui/page.tsx';

export function PeoplePage() {
  return (
    <>
      <PageHeader title="People" />
      <PeopleSearch />
    </>
  );
}
