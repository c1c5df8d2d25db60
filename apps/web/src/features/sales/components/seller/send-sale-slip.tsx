import type { PopupProps } from '../../../../session/popup/popup-props.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Ticket } from '../../../../ui/card.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Perforation } from '../../../../ui/perforation.tsx';
import { type Booking, modeWord, type PackageMetadata } from '../../../timeline/index.ts';
import { PinStep, WalletGuardNotice, type Wallets, walletIn } from '../../../wallet/index.ts';
import { buyerOf } from '../../model/sale-words.ts';
import { type OrderedSale, type SendingPlan, type SendingSums, sendingSums } from '../../model/sending.ts';
import type { SendingState } from '../../model/use-sending.ts';

type SlipProps = {
  readonly sale: OrderedSale;
  readonly plan: SendingPlan;
  /** The trip or batch that is asked. */
  readonly chosen: Booking | undefined;
  readonly metadata: PackageMetadata;
  readonly wallets: Wallets;
  readonly flow: SendingState;
  readonly open: PopupProps['open'];
  readonly back: string;
};

/** All sums of both sides before anything is held, and the PIN once nothing is in its way. */
export function SendSaleSlip({ sale, plan, chosen, metadata, wallets, flow, open, back }: SlipProps) {
  const { currency } = sale;
  const wallet = walletIn(wallets, currency);
  const sums = sendingSums(sale, plan.price, metadata.credits);
  const missing = Math.max(0, sums.holds - minorOf(wallet.balance));
  const onAddMoney = () => open('FundWallet', { currency, amount: String(missing / 100), back });
  const holds = formatMoney(sums.holds, currency);
  const isAsked = wallet.hasPin && !wallet.isLocked && missing === 0;
  return (
    <>
      <Slip sale={sale} plan={plan} chosen={chosen} sums={sums} />
      {wallet.isLocked ? (
        <WalletGuardNotice
          wallet={wallet}
          onResetPin={() => open('ForgotPin', { back })}
          onSetPin={() => open('SetupPin', { back })}
        />
      ) : missing > 0 ? (
        <>
          <Notice tone="attention" title={`${formatMoney(missing, currency)} is missing`}>
            {`Your wallet has ${formatMoney(minorOf(wallet.balance), currency)}. Add the rest and go on here; nothing you filled in is lost.`}
          </Notice>
          <Button full onClick={onAddMoney}>
            Add money
          </Button>
        </>
      ) : wallet.hasPin ? (
        <PinStep
          note={chosen ? `${noteOf(sale, sums, holds)} ${declineWords(sale, chosen)}` : noteOf(sale, sums, holds)}
          confirmLabel={confirmLabel(sums, holds, chosen)}
          onConfirm={(pin) => flow.send(plan, pin, chosen)}
          onFailure={flow.refused}
          onBack={flow.back}
          onForgot={() => open('ForgotPin', { back })}
        />
      ) : (
        <Button full onClick={() => open('SetupPin', { back })}>
          Choose your PIN
        </Button>
      )}
      {isAsked ? null : (
        <Button variant="quiet" className="justify-self-start" onClick={flow.back}>
          Back
        </Button>
      )}
    </>
  );
}

function noteOf(sale: OrderedSale, { reserve, holds }: SendingSums, held: string): string {
  const buyer = buyerOf(sale);
  if (holds === 0) return `Nothing leaves your balance: ${buyer} has paid for all of it.`;
  if (reserve === 0) return `${held} waits in escrow until ${buyer} has it. If nobody takes it, all of it comes back.`;
  return `${held} waits in escrow. If nobody opens or they refuse it, half of the ${formatMoney(reserve, sale.currency)} pays the carrier for coming, the other half the way back. Another try costs a new half.`;
}

/** A request that is declined, or not answered in a day, is the end of the parcel, as of every booking. */
function declineWords(sale: OrderedSale, { author }: Booking): string {
  const money = sale.order.isPaid ? `${buyerOf(sale)}’s money goes back to them` : 'nobody has paid anything';
  return `If ${firstName(author)} cannot take it, or does not answer in a day, this sale is over: ${money}, and what you hold is yours again.`;
}

const firstName = ({ fullName }: Booking['author']): string => fullName.split(' ')[0] ?? fullName;

function confirmLabel({ holds }: SendingSums, held: string, chosen: Booking | undefined): string {
  if (chosen) return holds > 0 ? `Hold ${held} and ask ${firstName(chosen.author)}` : `Ask ${firstName(chosen.author)}`;
  return holds > 0 ? `Hold ${held} and send it` : 'Send it';
}

function Slip({ sale, plan, chosen, sums }: Pick<SlipProps, 'sale' | 'plan' | 'chosen'> & { readonly sums: SendingSums }) {
  const { currency, order } = sale;
  const buyer = buyerOf(sale);
  const isDoor = order.payWhen === 'door';
  return (
    <Ticket>
      <div className="grid gap-1 px-5 pt-4 pb-3 wrap-anywhere">
        <p className="font-medium">{sale.title}</p>
        <p className="text-15 text-ink-soft">{`To ${order.name}, ${order.dropoffAddress}`}</p>
        <p className="text-15 text-ink-soft">
          {`${dayInWords(plan.shipmentDate, lagosDay(new Date()))}, ${chosen?.itemType === 4 ? 'in a batch' : modeWord(plan.dispatchMode).toLowerCase()}`}
          {chosen ? `, with ${chosen.author.fullName}` : null}
        </p>
      </div>
      <Perforation />
      <dl className="grid gap-2 px-5 py-4">
        <Line
          caption={`${buyer} ${isDoor ? 'pays at the door' : 'has paid'}`}
          detail={
            sale.deliveryPaidBy === 'buyer'
              ? `Your price, ${formatMoney(sums.fee, currency)} delivery, ${formatMoney(sums.charge, currency)} charge`
              : 'Your price; the delivery is on you'
          }
          minor={sums.buyerPays}
          currency={currency}
        />
        <Line
          caption="You get"
          detail={`After our part of ${formatMoney(minorOf(sale.commission), currency)}`}
          minor={minorOf(sale.sellerGets)}
          currency={currency}
        />
        {sale.deliveryPaidBy === 'seller' ? (
          <Line
            caption="Your delivery"
            detail={
              sums.isByCredit
                ? 'The fee; a credit pays our charge'
                : `The fee and our charge of ${formatMoney(sums.charge, currency)}`
            }
            minor={sums.fee + sums.charge}
            currency={currency}
          />
        ) : null}
        {sums.reserve > 0 ? (
          <Line
            caption="Set aside"
            detail={`One delivery fee, back with you once ${buyer} has it`}
            minor={sums.reserve}
            currency={currency}
          />
        ) : null}
      </dl>
      <Perforation />
      <dl className="px-5 py-4">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">You hold now</dt>
          <dd>
            <Amount minor={sums.holds} currency={currency} className="text-28" />
          </dd>
        </div>
      </dl>
    </Ticket>
  );
}

type LineProps = {
  readonly caption: string;
  readonly detail: string;
  readonly minor: number;
  readonly currency: OrderedSale['currency'];
};

function Line({ caption, detail, minor, currency }: LineProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <dt className="min-w-0">
        {caption} <span className="block text-13 text-ink-soft">{detail}</span>
      </dt>
      <dd className="flex-none">
        <Amount minor={minor} currency={currency} />
      </dd>
    </div>
  );
}
