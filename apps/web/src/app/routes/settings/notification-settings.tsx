import MessageCircle from 'lucide-react/icons/message-circle';
import Smartphone from 'lucide-react/icons/smartphone';
import { emailSwitches, pushSwitch, SavingNote, SettingSwitches } from '../../../features/users/components/setting-switches.tsx';
import { paths } from '../../../session/paths.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { SettingPage } from './setting-page.tsx';
import { useOwnSettings } from './use-own-settings.ts';

export function NotificationSettingsRoute() {
  const { email } = useUser();
  const settings = useOwnSettings();
  return (
    <SettingPage title="Notifications" lead="You always see them in the app. Choose how else we tell you.">
      <div className="grid gap-7">
        <section>
          <h2 className="mb-2.5 text-17">Push</h2>
          <SettingSwitches settings={settings} switches={[pushSwitch]} />
        </section>
        <section>
          <h2 className="text-17">Email</h2>
          <p className="mb-2.5 text-13 text-ink-soft wrap-anywhere">To {email}</p>
          <SettingSwitches settings={settings} switches={emailSwitches} />
        </section>
        <Card className="overflow-hidden p-0">
          <ListRow
            to={paths.pushNotifications}
            title="This device"
            text="Alerts while Waybill is closed"
            leading={<Smartphone size={22} aria-hidden="true" />}
          />
          <ListRow
            to={paths.directMessages}
            title="Direct messages"
            text="Who may write to you, and what they see"
            leading={<MessageCircle size={22} aria-hidden="true" />}
          />
        </Card>
      </div>
      <SavingNote settings={settings} />
    </SettingPage>
  );
}
