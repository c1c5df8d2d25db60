import { safeNext } from '../../app/safe-next.ts';
import { CreditsFlow } from '../../features/wallet/components/credits-flow.tsx';
import { WithWallets } from '../../features/wallet/components/with-wallets.tsx';
import { type CreditsChoice, readCreditsChoice, writeCreditsChoice } from '../../features/wallet/model/credits-choice.ts';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { withPopup } from '../popup-address.ts';
import type { PopupProps } from '../popup-props.ts';
import { useGoBack } from '../use-go-back.ts';
import { useHere } from '../use-here.ts';

export function BuyCreditsPopup({ params, open, close }: PopupProps) {
  const { pathname, search } = useLocation();
  const { page } = useHere();
  const goBack = useGoBack(params, close);
  // Whoever leaves for money or a PIN finds their choice again.
  const back = (choice: CreditsChoice) =>
    pathname + withPopup(search, 'BuyCredits', { ...params, ...writeCreditsChoice(choice) });
  return (
    <WithWallets>
      {(standing) => (
        <CreditsFlow
          standing={standing}
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
  );
}
