import { WebhooksDesk } from '../../../features/webhooks/components/webhooks-desk.tsx';
import { paths } from '../../../session/paths.ts';
import { SettingPage } from './setting-page.tsx';
import { useGoingOn } from './use-going-on.ts';

export function WebhooksRoute() {
  const { goesOn, ask } = useGoingOn(paths.webhooks);
  return (
    <SettingPage
      title="Webhooks"
      lead="We tell your shop’s server what happens, the moment it happens, by Standard Webhooks: libraries in every language can check that it was us."
    >
      <WebhooksDesk showsSecretOf={goesOn} onConfirm={ask} />
    </SettingPage>
  );
}
