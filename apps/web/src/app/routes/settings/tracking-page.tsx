import { LookDesk } from '../../../features/tracking/components/look-desk.tsx';
import { useUser } from '../../../session/user-context.tsx';
import { SettingPage } from './setting-page.tsx';

export function TrackingPageRoute() {
  const user = useUser();
  return (
    <SettingPage
      title="Tracking page"
      lead="Whoever waits for a parcel of yours opens its page by the number, or by the code on the label. Give it your name, your logo and your colour."
    >
      <LookDesk userId={user.id} />
    </SettingPage>
  );
}
