import type { Currency } from '@waybill/contract/money';
import { useHere } from '../../../../session/popup/use-here.ts';
import { FieldNotes } from '../../../../ui/field.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { PinStep, walletIn } from '../../../wallet/index.ts';
import { modeWord } from '../../model/feed/item-words.ts';
import { imagesIn } from '../../model/posting/package-fields.ts';
import type { PackagePlan } from '../../model/posting/package-schema.ts';
import { missingFor, type PackageTotal, packageTotal } from '../../model/posting/package-total.ts';
import { PackageCollectField } from './package-collect-field.tsx';
import type { PackageFlowPart } from './package-flow-props.ts';
import { PackagePeopleStep } from './package-people-step.tsx';
import { PackagePriceStep } from './package-price-step.tsx';
import { PackageReviewStep } from './package-review-step.tsx';
import { PackageSent } from './package-sent.tsx';
import { PackageWayStep } from './package-way-step.tsx';

/** Everything after the first questions; fetched while those are answered. */
export function PackageLaterSteps(props: PackageFlowPart) {
  const { flow, booking, hrefOf } = props;
  const { plan, sent, step } = flow;
  if (sent) return <PackageSent item={sent} href={hrefOf(sent)} askedOf={booking?.author.fullName.split(' ')[0]} />;
  if (step === 'review') return plan ? <Review {...props} plan={plan} /> : null;
  return step === 'people' ? <PeopleStep {...props} /> : <WayStep {...props} />;
}

/** Somebody who looks after the identity check comes back to this question. */
function PeopleStep({ flow: { form, currency }, isChecked, open }: PackageFlowPart) {
  const { here } = useHere();
  return (
    <>
      <PackagePeopleStep form={form} />
      <PackageCollectField
        form={form}
        currency={currency}
        isChecked={isChecked}
        onKyc={() => open('CompleteKyc', { back: here })}
      />
    </>
  );
}

function WayStep({ flow, booking, metadata }: PackageFlowPart) {
  const { form, currency, route } = flow;
  if (!route) return null;
  const { from, to, weight } = route;
  if (!booking)
    return (
      <PackageWayStep
        form={form}
        metadata={metadata}
        currency={currency}
        from={from}
        to={to}
        weight={weight}
        instead={flow.instead}
        onInstead={flow.setInstead}
        proposed={flow.proposed}
      />
    );
  const { fields } = form;
  return (
    <>
      <p>
        It leaves on <strong>{dayInWords(fields.shipmentDate, lagosDay(new Date()))}</strong>
        {booking.itemType === 2 ? `, ${modeWord(booking.dispatchMode).toLowerCase()}, with the traveller` : ', with the batch'}.
      </p>
      <FieldNotes id="way" error={form.field('dispatchMode').error ?? form.field('shipmentDate').error} />
      <PackagePriceStep
        form={form}
        metadata={metadata}
        currency={currency}
        input={{
          pickupAddressJson: from,
          dropOffAddressJson: to,
          weight,
          deliveryPartner: Number(fields.deliveryPartner),
          dispatchMode: Number(fields.dispatchMode),
          currency,
        }}
        range={booking.itemType === 4 ? { low: booking.priceStart, high: booking.priceEnd } : undefined}
      />
    </>
  );
}

function Review({ flow, plan, metadata, wallets, booking, open, back }: PackageFlowPart & { readonly plan: PackagePlan }) {
  const { currency } = flow;
  const wallet = walletIn(wallets, currency);
  const total = packageTotal(plan.price, currency, metadata, plan.collectAtDoor);
  const missing = missingFor(total, wallet.balance);
  const money = formatMoney(total.totalMinor, currency);
  return (
    <PackageReviewStep
      plan={plan}
      pictures={imagesIn(flow.form.fields.imageIdList).length}
      currency={currency}
      total={total}
      credits={metadata.credits}
      missing={missing}
      wallet={wallet}
      onChange={flow.edit}
      onResetPin={() => open('ForgotPin', { back })}
      onAddMoney={() => open('FundWallet', { currency, amount: String(missing), back })}
      onSetPin={() => open('SetupPin', { back })}
    >
      <PinStep
        note={`${holdWords(money, total, currency)} ${
          booking
            ? `If ${booking.author.fullName} cannot take it, it comes back in full.`
            : 'Take it down before somebody carries it, and all of it comes back.'
        }`}
        confirmLabel={`Hold ${money} and ${booking ? 'ask' : 'post'}`}
        onConfirm={(pin) => flow.send(plan, pin)}
        onFailure={flow.refused}
        onForgot={() => open('ForgotPin', { back })}
      />
    </PackageReviewStep>
  );
}

/** What becomes of the money that is held. What an attempt costs is said where one can cost something. */
function holdWords(money: string, { reserveMinor }: PackageTotal, currency: Currency): string {
  if (reserveMinor === 0) return `${money} waits in escrow until the parcel is handed over.`;
  const reserve = formatMoney(reserveMinor, currency);
  return `${money} waits in escrow. Once it is handed over, ${reserve} of it is back. If nobody opens or they refuse it, half of that pays the carrier for coming, the other half the way back; another try costs a new half.`;
}
