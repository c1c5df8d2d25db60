import { ChangePinForm } from '../../../features/wallet/components/change-pin-form.tsx';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { toast } from '../../../ui/toast.tsx';
import { SettingPage } from './setting-page.tsx';

export function ChangePinRoute() {
  const { hasPin } = useUser();
  const { open } = usePopup();
  return (
    <SettingPage title="Wallet PIN" lead="Four digits that only you know. Nobody from Waybill will ever ask you for them.">
      <Card>
        {hasPin ? (
          <ChangePinForm
            onDone={() => toast.success('Your new PIN is set', 'The old one no longer works.')}
            onForgot={() => open('ForgotPin')}
          />
        ) : (
          <EmptyState
            drawing="shield"
            title="You have no PIN"
            text="No money leaves your wallet without one. It takes a moment."
            action={<Button onClick={() => open('SetupPin')}>Set your PIN</Button>}
          />
        )}
      </Card>
    </SettingPage>
  );
}
