import { TodayList } from '../../../features/rounds/components/today-list.tsx';
import { acting } from '../../../session/acting.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';

/** A link leads here before it is known in whose name: that is settled by the frame around it. */
export function TodayRoute() {
  return (
    <Page narrow>
      <PageHeader {...TodayRoute.heading} />
      {acting() ? (
        <TodayList />
      ) : (
        <EmptyState
          drawing="bike"
          title="You ride for no business here"
          text="Open the menu of your account and act for the business that you ride for: its stops stand here then."
        />
      )}
    </Page>
  );
}

TodayRoute.heading = {
  title: 'Today',
  lead: 'Your stops in their order. The list stays on this phone without network.',
  compact: true,
};
