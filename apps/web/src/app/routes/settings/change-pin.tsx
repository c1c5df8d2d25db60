import { usePopup } from '../../../popups/use-popup.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useUser } from '../../shell/user-context.tsx';
import { SettingPage } from './setting-page.tsx';

export function ChangePinRoute() {
  const { hasPin } = useUser();
  const { open } = usePopup();
  return (
    <SettingPage title="Wallet PIN" lead="Four digits that only you know. No money leaves your wallet without them.">
      <Card>
        {hasPin ? (
          <EmptyState
            drawing="shield"
            title="Your PIN is set"
            text="It cannot be changed here at the moment. Nobody from Waybill will ever ask you for it."
            action={
              <Button variant="secondary" onClick={() => open('ForgotPin')}>
                I forgot it
              </Button>
            }
          />
        ) : (
          <EmptyState
            drawing="shield"
            title="You have no PIN"
            text="Choose one now; it takes a moment."
            action={<Button onClick={() => open('SetupPin')}>Set your PIN</Button>}
          />
        )}
      </Card>
    </SettingPage>
  );
}
