import { useState } from 'react';
import { CreditsFlow } from '../../features/wallet/components/credits-flow.tsx';
import { WithWaitingTransfer } from '../../features/wallet/components/with-waiting-transfer.tsx';
import { WithWallets } from '../../features/wallet/components/with-wallets.tsx';
import { type CreditsChoice, readCreditsChoice, writeCreditsChoice } from '../../features/wallet/model/credits-choice.ts';
import { paths, withQuery } from '../../session/paths.ts';
import { usePopup } from '../../session/popup/use-popup.ts';
import { Card } from '../../ui/card.tsx';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { Page, PageHeader } from '../../ui/page.tsx';

export function BuyCreditsRoute() {
  const { open } = usePopup();
  // Begins anew after a purchase, for whoever wants more.
  const [round, setRound] = useState(0);
  const { search } = useLocation();
  // The way back from a top-up or a new PIN restores the choice.
  const back = (choice: CreditsChoice) => withQuery(paths.buyCredits, writeCreditsChoice(choice));
  return (
    <Page narrow>
      <PageHeader title="Credits" lead="Buy ahead and send for less." />
      <Card>
        <WithWaitingTransfer purpose="credits">
          {(waiting) => (
            <WithWallets>
              {(wallets) => (
                <CreditsFlow
                  key={round}
                  wallets={wallets}
                  waiting={waiting}
                  back={paths.buyCredits}
                  chosen={readCreditsChoice(Object.fromEntries(new URLSearchParams(search)))}
                  onSetPin={(choice) => open('SetupPin', { back: back(choice) })}
                  onForgotPin={(choice) => open('ForgotPin', { back: back(choice) })}
                  onShort={(choice, currency, shortfall) =>
                    open('FundWallet', { currency, amount: String(shortfall), back: back(choice) })
                  }
                  onDone={() => setRound(round + 1)}
                />
              )}
            </WithWallets>
          )}
        </WithWaitingTransfer>
      </Card>
    </Page>
  );
}
