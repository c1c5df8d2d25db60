import { RingMe } from '../../../features/users/components/ring-me.tsx';
import { pushSwitch, SavingNote, SettingSwitches } from '../../../features/users/components/setting-switches.tsx';
import { Card } from '../../../ui/card.tsx';
import { SettingPage } from './setting-page.tsx';
import { useOwnSettings } from './use-own-settings.ts';

export function PushNotificationsRoute() {
  const settings = useOwnSettings();
  return (
    <SettingPage title="Push" lead="Alerts while Waybill is closed. While you are using it, you get none.">
      <div className="grid gap-7">
        <section>
          <h2 className="mb-2.5 text-17">On your account</h2>
          <SettingSwitches settings={settings} switches={[pushSwitch]} />
        </section>
        <section>
          <h2 className="mb-2.5 text-17">On this device</h2>
          <Card className="py-3">
            <RingMe />
            {settings.values.webPushNotificationEnabled ? null : (
              <p className="text-13 text-ink-soft">None of your devices gets alerts while the switch above is off.</p>
            )}
          </Card>
        </section>
      </div>
      <SavingNote settings={settings} />
    </SettingPage>
  );
}
