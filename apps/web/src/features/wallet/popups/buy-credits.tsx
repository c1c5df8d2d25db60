import { withPopup } from '../../../session/popup/popup-address.ts';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { useGoBack } from '../../../session/popup/use-go-back.ts';
import { useHere } from '../../../session/popup/use-here.ts';
import { safeNext } from '../../../session/safe-next.ts';
import { useLocation } from '../../../ui/navigation/navigation.ts';
import { CreditsFlow } from '../components/credits-flow.tsx';
import { WithWaitingTransfer } from '../components/with-waiting-transfer.tsx';
import { WithWallets } from '../components/with-wallets.tsx';
import { type CreditsChoice, readCreditsChoice, writeCreditsChoice } from '../model/credits-choice.ts';

export function BuyCreditsPopup({ params, open, close }: PopupProps) {
  const { pathname, search } = useLocation();
  const { page } = useHere();
  const goBack = useGoBack(params, close);
  // The address that restores the choice after adding money or setting a PIN.
  const back = (choice: CreditsChoice) =>
    pathname + withPopup(search, 'BuyCredits', { ...params, ...writeCreditsChoice(choice) });
  return (
    <WithWaitingTransfer purpose="credits">
      {(waiting) => (
        <WithWallets>
          {(wallets) => (
            <CreditsFlow
              wallets={wallets}
              waiting={waiting}
              back={safeNext(params.back) ?? page}
              chosen={readCreditsChoice(params)}
              onSetPin={(choice) => open('SetupPin', { back: back(choice) })}
              onForgotPin={(choice) => open('ForgotPin', { back: back(choice) })}
              onShort={(choice, currency, shortfall) =>
                open('FundWallet', { currency, amount: String(shortfall), back: back(choice) })
              }
              onDone={goBack}
            />
          )}
        </WithWallets>
      )}
    </WithWaitingTransfer>
  );
}
