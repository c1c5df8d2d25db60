import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getWalletsQuery } from '../../../features/wallet/api/get-wallets.ts';
import { PaymentResult } from '../../../features/wallet/components/payment-result.tsx';
import { openPayment } from '../../../features/wallet/model/open-payment.ts';
import { paymentEnded } from '../../../features/wallet/model/payment-ended.ts';
import type { PaymentOutcome } from '../../../features/wallet/model/payment-outcome.ts';
import { usePaypalOrder } from '../../../features/wallet/model/use-paypal-order.ts';
import { walletIn } from '../../../features/wallet/model/wallet-in.ts';
import { paths } from '../../../session/paths.ts';
import { withPopup } from '../../../session/popup/popup-address.ts';
import { safeNext } from '../../../session/safe-next.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Ticket } from '../../../ui/card.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { useQuery as useAddressQuery, useNavigate } from '../../../ui/navigation/navigation.ts';

const left: PaymentOutcome = { state: 'unapproved' };

/** Back from PayPal: takes the money of what was approved, and says how it went. Nothing at all otherwise. */
export function PaypalReturn({ hidden }: { readonly hidden: boolean }) {
  const query = useAddressQuery();
  const result = query.get('paypal');
  const orderId = query.get('token') ?? '';
  if (result !== 'approved' && result !== 'cancelled') return null;
  return <Returned key={orderId} orderId={orderId} wasCancelled={result === 'cancelled'} hidden={hidden} />;
}

type ReturnedProps = { readonly orderId: string; readonly wasCancelled: boolean; readonly hidden: boolean };

function Returned({ orderId, wasCancelled, hidden }: ReturnedProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const wallets = useQuery(getWalletsQuery);
  const order = usePaypalOrder(wasCancelled ? '' : orderId);
  const outcome = wasCancelled ? left : order.outcome;
  // Read once: when the payment has ended it is forgotten, and the way back is still needed.
  const [open] = useState(() => openPayment(sessionStorage));
  const back = open?.id === orderId ? safeNext(open.back) : undefined;
  const { state } = outcome;

  useEffect(() => {
    paymentEnded(sessionStorage, { purpose: 'top-up', currency: 'USD' }, outcome);
    if (state === 'paid') void queries.invalidateQueries({ queryKey: getWalletsQuery.queryKey });
  }, [outcome, state, queries]);

  const again = withPopup('', 'FundWallet', { currency: 'USD', ...(back ? { back } : {}) });
  const isElsewhere = back !== undefined && !back.startsWith(paths.walletIntl);
  return (
    <Ticket>
      <PaymentResult
        outcome={outcome}
        isAsking={order.isAsking}
        purpose="top-up"
        balance={hidden ? undefined : wallets.data && { minor: minorOf(walletIn(wallets.data, 'USD').balance), currency: 'USD' }}
        reference={orderId}
        provider="PayPal"
        wasCancelled={wasCancelled}
        onAskAgain={order.askAgain}
        goOn={
          isElsewhere ? (
            <ButtonLink replace to={back}>
              Continue where you left off
            </ButtonLink>
          ) : (
            <Button onClick={() => navigate(paths.walletIntl, { replace: true })}>Done</Button>
          )
        }
        tryAgain={
          <ButtonLink replace to={`${paths.walletIntl}${again}`}>
            Try again
          </ButtonLink>
        }
        leave={
          <Button variant="secondary" onClick={() => navigate(paths.walletIntl, { replace: true })}>
            Close
          </Button>
        }
      />
    </Ticket>
  );
}
