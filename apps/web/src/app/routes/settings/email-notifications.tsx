import { emailSwitches, SavingNote, SettingSwitches } from '../../../features/users/components/setting-switches.tsx';
import { useUser } from '../../../session/user-context.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SettingPage } from './setting-page.tsx';
import { useOwnSettings } from './use-own-settings.ts';

export function EmailNotificationsRoute() {
  const { email, emailVerified } = useUser();
  const settings = useOwnSettings();
  return (
    <SettingPage title="Email" lead={`What we send to ${email}. We always send codes and security alerts.`}>
      {emailVerified ? null : (
        <Notice tone="attention" title="Not verified yet">
          We start sending once you open the link in our first email.
        </Notice>
      )}
      <SettingSwitches settings={settings} switches={emailSwitches} />
      <SavingNote settings={settings} />
    </SettingPage>
  );
}
