import { useState } from 'react';
import { CreditsFlow } from '../../features/wallet/components/credits-flow.tsx';
import { WithWallets } from '../../features/wallet/components/with-wallets.tsx';
import { usePopup } from '../../popups/use-popup.ts';
import { Card } from '../../ui/card.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { paths } from '../paths.ts';

export function BuyCreditsRoute() {
  const { open } = usePopup();
  // Begins anew after a purchase, for whoever wants more.
  const [round, setRound] = useState(0);
  const back = paths.buyCredits;
  return (
    <Page narrow>
      <PageHeader title="Credits" lead="Paid in advance, they make sending cheaper." />
      <Card>
        <WithWallets>
          {(standing) => (
            <CreditsFlow
              key={round}
              standing={standing}
              back={back}
              onSetPin={() => open('SetupPin', { back })}
              onForgotPin={() => open('ForgotPin', { back })}
              onShort={(currency, shortfall) => open('FundWallet', { currency, amount: String(shortfall), back })}
              onDone={() => setRound(round + 1)}
            />
          )}
        </WithWallets>
      </Card>
    </Page>
  );
}
