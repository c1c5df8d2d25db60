import { MeasureList } from '../../../features/users/components/measures/measure-list.tsx';
import { SettingPage } from './setting-page.tsx';

export function StandingRoute() {
  return (
    <SettingPage
      title="Your standing"
      lead="Warnings and restrictions of your account, and what became of them. Only you and our team see this. If you think that we are wrong, you can appeal here: somebody other than before looks at it again."
    >
      <MeasureList />
    </SettingPage>
  );
}
