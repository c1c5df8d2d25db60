import BookOpen from 'lucide-react/icons/book-open';
import Cookie from 'lucide-react/icons/cookie';
import { Card } from '../../../ui/card.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { ui } from '../../state/ui-state.ts';
import { SettingPage } from './setting-page.tsx';

export function AdditionalResourcesRoute() {
  return (
    <SettingPage title="Additional resources">
      <Card className="overflow-hidden p-0">
        <ListRow
          title="How Waybill works"
          text="The three cards from your first day"
          onClick={ui.openOnboarding}
          leading={<BookOpen size={22} aria-hidden="true" />}
        />
        <ListRow
          title="Cookies"
          text="Answer the question about counting visits again"
          onClick={ui.askCookiesAgain}
          leading={<Cookie size={22} aria-hidden="true" />}
        />
      </Card>
    </SettingPage>
  );
}
