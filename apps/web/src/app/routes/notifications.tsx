import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NotificationList } from '../../features/notifications/components/notification-list.tsx';
import { readNotificationFilter } from '../../features/notifications/model/notification-filter.ts';
import { OfferPush } from '../../features/users/components/offer-push.tsx';
import { paths } from '../../session/paths.ts';
import { ui, useUiState } from '../../session/ui/ui-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useQuery } from '../../ui/navigation/navigation.ts';
import { Page, PageHeader } from '../../ui/page.tsx';

export function NotificationsRoute() {
  const filter = readNotificationFilter(useQuery());
  useFreshNotifications();
  return (
    <Page>
      <PageHeader {...NotificationsRoute.heading} />
      <div className="grid grid-cols-1 gap-4">
        <OfferPush
          title="Get alerts when Waybill is closed"
          text="We’ll alert this device about requests, handovers and payments."
        />
        <NotificationList
          filter={filter}
          settings={
            <ButtonLink to={paths.notificationSettings} variant="secondary">
              Manage notifications
            </ButtonLink>
          }
        />
      </div>
    </Page>
  );
}

NotificationsRoute.heading = {
  title: 'Notifications',
  lead: 'What happened to your parcels, your money and your posts.',
  compact: true,
};

/** Something was added, seen, cleared or had back: what is shown is fetched again, quietly. */
function useFreshNotifications(): void {
  const queries = useQueryClient();
  const isStale = useUiState((state) => state.refreshNotifications);
  useEffect(() => {
    if (!isStale) return;
    ui.notificationsRefreshed();
    void queries.invalidateQueries({ queryKey: ['notifications'] });
  }, [isStale, queries]);
}
