import { useUser } from '../../shell/user-context.tsx';
import { ReachList } from './reach-list.tsx';
import { SettingPage } from './setting-page.tsx';

export function EmailNotificationsRoute() {
  const user = useUser();
  return (
    <SettingPage title="E-mail" lead={`What we write about to ${user.email}. It cannot be changed here at the moment.`}>
      <ReachList
        entries={[
          { title: 'Notifications', text: 'What happened to your parcels and posts', on: user.emailOnNewNotifications },
          { title: 'Direct messages', text: 'When somebody writes to you', on: user.emailOnDirectMessages },
          { title: 'Payment receipts', text: 'A slip for every payment', on: user.emailPaymentReceipts },
          { title: 'Order performance', text: 'How your deliveries went', on: user.emailOrderPerformance },
        ]}
      />
    </SettingPage>
  );
}
