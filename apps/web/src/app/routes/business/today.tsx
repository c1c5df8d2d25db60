import { TodayList } from '../../../features/rounds/components/today-list.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';

export function TodayRoute() {
  return (
    <Page narrow>
      <PageHeader {...TodayRoute.heading} />
      <TodayList />
    </Page>
  );
}

TodayRoute.heading = {
  title: 'Today',
  lead: 'Your stops in their order. The list stays on this phone without network.',
  compact: true,
};
