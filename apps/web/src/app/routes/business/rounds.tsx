import { RoundsDesk } from '../../../features/rounds/components/rounds-desk.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';

export function RoundsRoute() {
  return (
    <Page>
      <PageHeader {...RoundsRoute.heading} />
      <RoundsDesk />
    </Page>
  );
}

RoundsRoute.heading = {
  title: 'Rounds',
  lead: 'Parcels in the order in which your riders fetch and bring them.',
  compact: true,
};
