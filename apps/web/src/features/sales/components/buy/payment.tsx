import type { BuyPaymentView, BuyView } from '@waybill/contract/sales/buy-view';
import { payWaysOf, saleLimits } from '@waybill/contract/sales/enums';
import { transferMinutes } from '@waybill/contract/wallet/transfer-view';
import { useState } from 'react';
import { requestKey } from '../../../../forms/request-key.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyLine } from '../../../../ui/copy-line.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { inGroups } from '../../../../ui/in-groups.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { TimeLeft } from '../../../../ui/time-left.tsx';
import { type PayWay, paySale } from '../../api/pay-sale.ts';
import { verifySalePayment } from '../../api/verify-sale-payment.ts';
import { money } from '../../model/buy/buy-words.ts';
import { leaveFor } from '../../model/buy/leave-for.ts';
import { oddPaymentWords } from '../../model/buy/standing-words.ts';

type Mine = NonNullable<BuyView['mine']>;

type PaymentProps = {
  readonly view: BuyView;
  readonly mine: Mine;
  readonly onView: (view: BuyView) => void;
};

/** An account lives for half an hour; who asks again while it does is shown the same one. */
const keyLastsMs = 20 * 60_000;

/** Paying what was ordered: from a bank app to an account of its own, by card, or with PayPal. */
export function Payment({ view, mine, onView }: PaymentProps) {
  const { payment } = mine;
  const { busy, run } = useBusy();
  const asking = useBusy();
  const [way, setWay] = useState<PayWay>();
  const waiting = payment && (payment.state === 'waiting' || payment.state === 'part') ? payment : undefined;

  function begin(chosen: PayWay) {
    setWay(chosen);
    void run(async () => {
      const about = { code: view.code, way: chosen, pays: mine.pays, after: payment?.reference ?? '' };
      const next = await paySale(view.code, chosen, requestKey(sessionStorage, `buy.${chosen}`, about, { lastsMs: keyLastsMs }));
      onView(next);
      const page = next.mine?.payment?.authorizationUrl;
      if (chosen !== 'transfer' && page) leaveFor(page);
    });
  }

  const verify = () => void asking.run(async () => onView(await verifySalePayment(view.code)));
  const isBusy = (which: PayWay) => busy && way === which;
  return (
    <div className="grid gap-4">
      {mine.doorUntil === null ? null : <Door until={mine.doorUntil} />}
      {waiting?.way === 'transfer' ? (
        <Transfer view={view} payment={waiting} isAtDoor={mine.doorUntil !== null} isAsking={asking.busy} onSent={verify} />
      ) : waiting ? (
        <OnPage payment={waiting} isAsking={asking.busy} onPaid={verify} />
      ) : (
        <Ended view={view} payment={payment} />
      )}
      <div className="grid gap-2.5">
        {payWaysOf[view.currency].map((each, at) =>
          (waiting?.way === each && each !== 'paypal') || (waiting?.state === 'part' && each !== 'transfer') ? null : (
            <Button
              key={each}
              full
              variant={waiting ? 'quiet' : at === 0 ? 'primary' : 'secondary'}
              busy={isBusy(each)}
              onClick={() => begin(each)}
            >
              {waiting?.way === each
                ? 'Begin again with PayPal'
                : waiting
                  ? `Pay ${wayWords[each]} instead`
                  : at === 0
                    ? `Pay ${money(mine.pays, view)} ${wayWords[each]}`
                    : `Pay ${wayWords[each]}`}
            </Button>
          ),
        )}
      </div>
    </div>
  );
}

const wayWords: Readonly<Record<PayWay, string>> = { transfer: 'by bank transfer', card: 'by card', paypal: 'with PayPal' };

/** How long the carrier waits. */
function Door({ until }: { readonly until: string }) {
  return (
    <div>
      <p className="mb-1.5 text-13 text-ink-soft">The carrier waits for you</p>
      <TimeLeft until={until} minutes={saleLimits.doorMinutes} label="Time the carrier waits" />
    </div>
  );
}

type TransferProps = {
  readonly view: BuyView;
  readonly payment: BuyPaymentView;
  /** The carrier’s clock stands above: one is enough. */
  readonly isAtDoor: boolean;
  readonly isAsking: boolean;
  readonly onSent: () => void;
};

function Transfer({ view, payment, isAtDoor, isAsking, onSent }: TransferProps) {
  const odd = oddPaymentWords(view, payment);
  const toSend = money(payment.missing, view);
  const { accountNumber, bankName, accountName, dateExpires } = payment;
  return (
    <section aria-label="Your payment" className="grid gap-3.5">
      {odd ? (
        <Notice tone={odd.tone} title={odd.title}>
          {odd.text}
        </Notice>
      ) : null}
      <div>
        <h3 className="text-17">{payment.state === 'part' ? `Send the rest: ${toSend}` : `Send exactly ${toSend}`}</h3>
        <p className="text-15 text-ink-soft">From your bank app, once, to this account. It is there for this payment alone.</p>
      </div>
      <div className="grid gap-2.5">
        {accountNumber ? <CopyLine large label="Account number" shown={inGroups(accountNumber)} copied={accountNumber} /> : null}
        <CopyLine label="Amount" shown={toSend} copied={payment.missing.toFixed(2)} />
      </div>
      <Facts
        facts={[
          { caption: 'Bank', value: bankName ?? '' },
          { caption: 'Name on the account', value: accountName ?? '' },
        ]}
      />
      {dateExpires && !isAtDoor ? <TimeLeft until={dateExpires} minutes={transferMinutes} label="Time left to send it" /> : null}
      <Waiting words="Waiting for your bank" button="I have paid" isAsking={isAsking} onAsk={onSent} />
      <p className="text-13 text-ink-soft">
        What is too little, too much or too late goes back to the account it came from. A picture of a bank alert pays for
        nothing: we wait for the bank itself.
      </p>
    </section>
  );
}

function OnPage({ payment, isAsking, onPaid }: { payment: BuyPaymentView; isAsking: boolean; onPaid: () => void }) {
  const isPaypal = payment.way === 'paypal';
  return (
    <section aria-label="Your payment" className="grid gap-3.5">
      <Waiting
        words={isPaypal ? 'Waiting for PayPal' : 'Waiting for your card'}
        button="I have paid"
        isAsking={isAsking}
        onAsk={onPaid}
      />
      {payment.authorizationUrl ? (
        // Another house’s page, not one of ours.
        <a href={payment.authorizationUrl} className="button button-primary w-full">
          {isPaypal ? 'Go on to PayPal' : 'Go on to the card page'}
        </a>
      ) : null}
    </section>
  );
}

type WaitingProps = {
  readonly words: string;
  readonly button: string;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
};

function Waiting({ words, button, isAsking, onAsk }: WaitingProps) {
  return (
    <div className="grid gap-3">
      <p role="status" className="flex min-w-0 items-center gap-2.5">
        <Spinner />
        {words}
      </p>
      <Button variant="secondary" full busy={isAsking} onClick={onAsk}>
        {button}
      </Button>
    </div>
  );
}

/** A payment whose time is over; nothing where none was begun. */
function Ended({ view, payment }: { readonly view: BuyView; readonly payment: BuyPaymentView | null }) {
  if (payment?.state !== 'over') return null;
  const odd = oddPaymentWords(view, payment);
  return (
    <Notice tone="attention" title={odd ? odd.title : 'The time is over'}>
      {odd ? odd.text : 'No payment arrived in time, so nothing was taken. You can pay again.'}
    </Notice>
  );
}
