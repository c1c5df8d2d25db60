import { PeopleList } from '../../../features/businesses/components/people-list.tsx';
import { SettingPage } from './setting-page.tsx';

export function PeopleRoute() {
  return (
    <SettingPage
      title="People"
      lead="Whoever acts for your business, each with an account of their own. Your password, PIN and payouts stay yours."
    >
      <PeopleList />
    </SettingPage>
  );
}
