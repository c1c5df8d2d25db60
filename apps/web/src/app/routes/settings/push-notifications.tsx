import { useUser } from '../../shell/user-context.tsx';
import { ReachList } from './reach-list.tsx';
import { SettingPage } from './setting-page.tsx';

export function PushNotificationsRoute() {
  const { webPushNotificationEnabled } = useUser();
  return (
    <SettingPage title="Push" lead="What rings on this device while Waybill is closed. It cannot be changed here at the moment.">
      <ReachList
        entries={[{ title: 'Push notifications', text: 'Offers, handovers, payments, messages', on: webPushNotificationEnabled }]}
      />
    </SettingPage>
  );
}
