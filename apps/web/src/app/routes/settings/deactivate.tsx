import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { paths } from '../../paths.ts';
import { SettingPage } from './setting-page.tsx';

export function DeactivateRoute() {
  return (
    <SettingPage
      title="Deactivate account"
      lead="Your name comes off everything, and every device is signed out. It cannot be undone."
    >
      <Card>
        <EmptyState
          drawing="door"
          title="Your account stays"
          text="Leaving needs an empty wallet and no running order. Accounts cannot be closed here at the moment, so nothing on this page changes yours."
          action={
            <ButtonLink to={paths.settings} variant="secondary">
              Back to settings
            </ButtonLink>
          }
        />
      </Card>
    </SettingPage>
  );
}
