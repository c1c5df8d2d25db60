import { WebhooksDesk } from '../../../features/webhooks/components/webhooks-desk.tsx';
import { paths } from '../../../session/paths.ts';
import { SettingPage } from './setting-page.tsx';
import { useGoingOn } from './use-going-on.ts';

export function WebhooksRoute() {
  const { goesOn, ask } = useGoingOn(paths.webhooks);
  return (
    <SettingPage
      title="Webhooks"
      lead="We tell your shop’s server what happens, in the moment it happens. By Standard Webhooks, which libraries in every language check."
    >
      <WebhooksDesk showsSecretOf={goesOn} onConfirm={ask} />
    </SettingPage>
  );
}
