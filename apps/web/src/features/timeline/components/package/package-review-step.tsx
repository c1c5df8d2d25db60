import { type Currency, toMinor } from '@waybill/contract/money';
import { readablePhone } from '@waybill/contract/readable-phone';
import { sellerLine } from '@waybill/contract/sales/money';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Ticket } from '../../../../ui/card.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Perforation } from '../../../../ui/perforation.tsx';
import { WalletGuardNotice } from '../../../wallet/index.ts';
import { handlingName, modeWord } from '../../model/feed/item-words.ts';
import type { PackagePlan } from '../../model/posting/package-schema.ts';
import type { StepName } from '../../model/posting/package-steps.ts';
import type { PackageTotal } from '../../model/posting/package-total.ts';
import { addressInWords, deliveryName, packageInWords } from '../../model/posting/package-words.ts';

type ReviewStepProps = {
  readonly plan: PackagePlan;
  readonly pictures: number;
  readonly currency: Currency;
  readonly total: PackageTotal;
  readonly credits: number;
  /** In major units; 0 when the wallet has enough. */
  readonly missing: number;
  readonly wallet: { readonly balance: number; readonly isLocked: boolean; readonly hasPin: boolean };
  readonly onChange: (step: StepName) => void;
  readonly onResetPin: () => void;
  readonly onAddMoney: () => void;
  readonly onSetPin: () => void;
  /** The PIN, asked for once there is nothing in its way. */
  readonly children: ReactNode;
};

/** The slip as it will hang on the board; every line of it leads back to its question. */
export function PackageReviewStep(props: ReviewStepProps) {
  const { currency, missing, wallet, onResetPin, onAddMoney, onSetPin, children } = props;
  const money = (major: number) => formatMoney(minorOf(major), currency);
  return (
    <>
      <Slip {...props} />
      {wallet.isLocked ? <WalletGuardNotice wallet={wallet} onResetPin={onResetPin} onSetPin={onResetPin} /> : null}
      {missing > 0 && !wallet.isLocked ? (
        <Notice tone="attention" title={`${money(missing)} is missing`}>
          Your {currency === 'NGN' ? 'naira' : 'dollar'} wallet has {money(wallet.balance)}. Add the rest and go on here; nothing
          you filled in is lost.
        </Notice>
      ) : null}
      {wallet.isLocked ? null : missing > 0 ? (
        <Button full onClick={onAddMoney}>
          Add money
        </Button>
      ) : wallet.hasPin ? (
        children
      ) : (
        <Button full onClick={onSetPin}>
          Choose your PIN
        </Button>
      )}
    </>
  );
}

function Slip({ plan, pictures, currency, total, credits, onChange }: ReviewStepProps) {
  const today = lagosDay(new Date());
  const change = (name: StepName) => () => onChange(name);
  return (
    <Ticket>
      <SlipLine caption="Way" onChange={change('route')}>
        {plan.pickupAddressJson.label} to {plan.dropOffAddressJson.label}
      </SlipLine>
      <SlipLine caption="What" onChange={change('what')} detail={whatDetail(plan, currency, pictures)}>
        {packageInWords(plan)}
      </SlipLine>
      <SlipLine
        caption="From"
        onChange={change('people')}
        detail={`${plan.senderFullName}, ${readablePhone(plan.senderPhoneNumber)}`}
      >
        {addressInWords(plan.pickupAddress, plan.pickupAddressJson.label)}
        {plan.pickupLandmark ? <span className="block text-15 font-normal">{plan.pickupLandmark}</span> : null}
        {plan.pickupNote ? <span className="block text-15 font-normal">“{plan.pickupNote}”</span> : null}
      </SlipLine>
      <SlipLine
        caption="To"
        onChange={change('people')}
        detail={`${plan.receiverFullName}, ${readablePhone(plan.receiverPhoneNumber)}`}
      >
        {addressInWords(plan.dropoffAddress, plan.dropOffAddressJson.label)}
        {plan.dropoffLandmark ? <span className="block text-15 font-normal">{plan.dropoffLandmark}</span> : null}
        {plan.dropoffNote ? <span className="block text-15 font-normal">“{plan.dropoffNote}”</span> : null}
      </SlipLine>
      {plan.collectAtDoor ? (
        <SlipLine caption="They pay at the door" onChange={change('people')} detail={collectDetail(plan.collectAtDoor, currency)}>
          <Amount minor={minorOf(plan.collectAtDoor.amount)} currency={currency} />
        </SlipLine>
      ) : null}
      <SlipLine caption="How and when" onChange={change('way')} detail={dayInWords(plan.shipmentDate, today)}>
        {deliveryName(plan.deliveryPartner)}, {modeWord(plan.dispatchMode).toLowerCase()}
      </SlipLine>
      <SlipLine caption="Fee for the carrier" onChange={change('way')}>
        <Amount minor={total.priceMinor} currency={currency} />
      </SlipLine>
      <Perforation />
      <dl className="grid gap-2 px-5 py-4">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-soft">Charge for sending</dt>
          <dd>
            {total.byCredit ? `1 credit of ${credits}` : <Amount minor={total.chargeMinor} currency={currency} tone="soft" />}
          </dd>
        </div>
        {total.reserveMinor > 0 ? (
          <div className="flex items-start justify-between gap-4">
            <dt className="min-w-0 text-ink-soft">
              Set aside <span className="block text-13">One fee, back with you once they have it</span>
            </dt>
            <dd className="flex-none">
              <Amount minor={total.reserveMinor} currency={currency} tone="soft" />
            </dd>
          </div>
        ) : null}
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">Into escrow</dt>
          <dd>
            <Amount minor={total.totalMinor} currency={currency} className="text-28" />
          </dd>
        </div>
      </dl>
    </Ticket>
  );
}

function collectDetail({ amount, mayOpenFirst }: NonNullable<PackagePlan['collectAtDoor']>, currency: Currency): string {
  const { getsMinor, commissionMinor } = sellerLine(toMinor(amount), currency);
  const gets = `You get ${formatMoney(Number(getsMinor), currency)}, after our part of ${formatMoney(Number(commissionMinor), currency)}`;
  return mayOpenFirst ? `${gets} · they may open it first` : gets;
}

function whatDetail(plan: PackagePlan, currency: Currency, pictures: number): string {
  const worth = `worth ${formatMoney(minorOf(plan.costOfItem), currency)}`;
  const shown = pictures === 0 ? [] : [pictures === 1 ? '1 picture' : `${pictures} pictures`];
  const handling = handlingName(plan.handleRequirementId) ?? [];
  return [handling, worth, shown].flat().join(' · ');
}

type SlipLineProps = {
  readonly caption: string;
  readonly detail?: string;
  readonly onChange: () => void;
  readonly children: ReactNode;
};

function SlipLine({ caption, detail, onChange, children }: SlipLineProps) {
  return (
    <button type="button" className="list-row" onClick={onChange}>
      <span className="min-w-0 flex-1">
        <span className="caption block">{caption}</span>
        <span className="block font-medium wrap-anywhere">{children}</span>
        {detail ? <span className="block text-13 text-ink-soft wrap-anywhere">{detail}</span> : null}
      </span>
      <span className="sr-only">Change</span>
      <Pencil size={18} aria-hidden="true" className="flex-none text-ink-soft" />
    </button>
  );
}
