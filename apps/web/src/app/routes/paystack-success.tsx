import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getWalletsQuery } from '../../features/wallet/api/get-wallets.ts';
import { PaymentResult } from '../../features/wallet/components/payment-result.tsx';
import { openPayment } from '../../features/wallet/model/open-payment.ts';
import { paymentEnded } from '../../features/wallet/model/payment-ended.ts';
import { useCardPayment } from '../../features/wallet/model/use-card-payment.ts';
import { walletIn } from '../../features/wallet/model/wallet-in.ts';
import { paths } from '../../session/paths.ts';
import { withPopup } from '../../session/popup/popup-address.ts';
import { safeNext } from '../../session/safe-next.ts';
import { useUiState } from '../../session/ui/ui-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Ticket } from '../../ui/card.tsx';
import { minorOf } from '../../ui/minor-of.ts';
import { useQuery as useAddressQuery } from '../../ui/navigation/navigation.ts';
import { Page, PageHeader } from '../../ui/page.tsx';

/** Where the card page sends people back to. It believes nothing the address says about money. */
export function PaystackSuccessRoute() {
  const query = useAddressQuery();
  const reference = query.get('reference') ?? query.get('trxref') ?? '';
  return (
    <Page narrow>
      <PageHeader title="Your payment" lead="We check with Paystack before anything reaches your wallet." />
      <Ticket>
        <Returned key={reference} reference={reference} wasCancelled={query.has('cancelled')} />
      </Ticket>
    </Page>
  );
}

function Returned({ reference, wasCancelled }: { readonly reference: string; readonly wasCancelled: boolean }) {
  const queries = useQueryClient();
  const hidden = !useUiState((state) => state.balanceVisible);
  const wallets = useQuery(getWalletsQuery);
  const { outcome, purpose, isAsking, askAgain } = useCardPayment(reference, { persistent: !wasCancelled });
  // Read once: when the payment has ended it is forgotten, and the way back is still needed.
  const [open] = useState(() => openPayment(sessionStorage));
  const back = open?.id === reference ? safeNext(open.back) : undefined;
  const { state } = outcome;

  useEffect(() => {
    paymentEnded(sessionStorage, { purpose, currency: 'NGN' }, outcome);
    if (state === 'paid') void queries.invalidateQueries({ queryKey: getWalletsQuery.queryKey });
  }, [outcome, state, purpose, queries]);

  const kept = back ? { back } : {};
  const again =
    purpose === 'credits' ? withPopup('', 'BuyCredits', kept) : withPopup('', 'FundWallet', { currency: 'NGN', ...kept });
  const isElsewhere = back !== undefined && back !== paths.walletNg;
  return (
    <PaymentResult
      outcome={outcome}
      isAsking={isAsking}
      purpose={purpose}
      balance={hidden ? undefined : wallets.data && { minor: minorOf(walletIn(wallets.data, 'NGN').balance), currency: 'NGN' }}
      credits={wallets.data?.credits}
      reference={reference}
      provider="Paystack"
      wasCancelled={wasCancelled}
      onAskAgain={askAgain}
      goOn={
        <ButtonLink replace to={back ?? paths.walletNg}>
          {isElsewhere ? 'Continue where you left off' : 'Open your wallet'}
        </ButtonLink>
      }
      tryAgain={
        <ButtonLink replace to={`${paths.walletNg}${again}`}>
          Try again
        </ButtonLink>
      }
      leave={
        <ButtonLink replace to={paths.walletNg} variant="secondary">
          Open your wallet
        </ButtonLink>
      }
    />
  );
}
