import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Smartphone from 'lucide-react/icons/smartphone';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../shell/user-context.tsx';
import { SettingPage } from './setting-page.tsx';

export function NotificationSettingsRoute() {
  const user = useUser();
  const mails = [
    user.emailOnNewNotifications,
    user.emailOnDirectMessages,
    user.emailPaymentReceipts,
    user.emailOrderPerformance,
  ].filter(Boolean).length;
  return (
    <SettingPage title="Notifications" lead="In the app you are always told. Here is what else reaches you.">
      <Card className="overflow-hidden p-0">
        <ListRow
          to={paths.emailNotifications}
          title="E-mail"
          text={`${mails} of 4 kinds are on`}
          leading={<Mail size={22} aria-hidden="true" />}
        />
        <ListRow
          to={paths.pushNotifications}
          title="Push"
          text={user.webPushNotificationEnabled ? 'On' : 'Off'}
          leading={<Smartphone size={22} aria-hidden="true" />}
        />
        <ListRow
          to={paths.directMessages}
          title="Direct messages"
          text={user.showReadReceipts ? 'Others see when you have read' : 'Others do not see when you have read'}
          leading={<MessageCircle size={22} aria-hidden="true" />}
        />
      </Card>
    </SettingPage>
  );
}
