import { emailSwitches, SavingNote, SettingSwitches } from '../../../features/users/components/setting-switches.tsx';
import { useUser } from '../../../session/user-context.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SettingPage } from './setting-page.tsx';
import { useOwnSettings } from './use-own-settings.ts';

export function EmailNotificationsRoute() {
  const { email, emailVerified } = useUser();
  const settings = useOwnSettings();
  return (
    <SettingPage title="E-mail" lead={`What we write about to ${email}. Codes and letters about your security always come.`}>
      {emailVerified ? null : (
        <Notice tone="attention" title="Not verified yet">
          We write to this address once the link in our first letter was opened.
        </Notice>
      )}
      <SettingSwitches settings={settings} switches={emailSwitches} />
      <SavingNote settings={settings} />
    </SettingPage>
  );
}
