import { safeNext } from '../../app/safe-next.ts';
import { CreditsFlow } from '../../features/wallet/components/credits-flow.tsx';
import { WithWallets } from '../../features/wallet/components/with-wallets.tsx';
import type { PopupProps } from '../popup-props.ts';
import { useGoBack } from '../use-go-back.ts';
import { useHere } from '../use-here.ts';

export function BuyCreditsPopup({ params, open, close }: PopupProps) {
  const { here, page } = useHere();
  const goBack = useGoBack(params, close);
  return (
    <WithWallets>
      {(standing) => (
        <CreditsFlow
          standing={standing}
          back={safeNext(params.back) ?? page}
          onSetPin={() => open('SetupPin', { back: here })}
          onForgotPin={() => open('ForgotPin', { back: here })}
          onShort={(currency, shortfall) => open('FundWallet', { currency, amount: String(shortfall), back: here })}
          onDone={goBack}
        />
      )}
    </WithWallets>
  );
}
