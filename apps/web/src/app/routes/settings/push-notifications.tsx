import { RingMe } from '../../../features/users/components/ring-me.tsx';
import { Card } from '../../../ui/card.tsx';
import { useUser } from '../../shell/user-context.tsx';
import { ReachList } from './reach-list.tsx';
import { SettingPage } from './setting-page.tsx';

export function PushNotificationsRoute() {
  const { webPushNotificationEnabled } = useUser();
  return (
    <SettingPage title="Push" lead="What rings on this device while Waybill is closed.">
      <div className="grid gap-4">
        <Card className="py-3">
          <RingMe />
        </Card>
        <ReachList
          entries={[{ title: 'On your account', text: 'Offers, handovers, payments, messages', on: webPushNotificationEnabled }]}
        />
      </div>
    </SettingPage>
  );
}
