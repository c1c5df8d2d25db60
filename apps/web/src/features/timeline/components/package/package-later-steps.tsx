import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { PinStep, walletIn } from '../../../wallet/index.ts';
import { stopsOf } from '../../model/posting/booking.ts';
import { asField, imagesIn, placeIn } from '../../model/posting/package-fields.ts';
import type { PackagePlan } from '../../model/posting/package-schema.ts';
import { stepAt } from '../../model/posting/package-steps.ts';
import { missingFor, packageTotal } from '../../model/posting/package-total.ts';
import { PackageEndStep } from './package-end-step.tsx';
import type { PackageFlowPart } from './package-flow-props.ts';
import { PackageHowStep } from './package-how-step.tsx';
import { PackagePriceStep } from './package-price-step.tsx';
import { PackageReviewStep } from './package-review-step.tsx';
import { PackageSent } from './package-sent.tsx';

/** Everything after the first question; fetched while that one is answered. */
export function PackageLaterSteps(props: PackageFlowPart) {
  const { flow, booking, hrefOf } = props;
  const { plan, sent } = flow;
  if (sent) return <PackageSent item={sent} href={hrefOf(sent)} askedOf={booking?.author.fullName.split(' ')[0]} />;
  if (plan && flow.isPaying) return <Pay {...props} plan={plan} />;
  if (plan && stepAt(flow.step).name === 'review') return <Review {...props} plan={plan} />;
  return <Questions {...props} />;
}

function Questions({ flow, booking, metadata }: PackageFlowPart) {
  const { form, currency } = flow;
  const { name } = stepAt(flow.step);
  const shared = { form, metadata };
  if (name === 'from') return <PackageEndStep key="from" {...shared} side="from" />;
  if (name === 'to') {
    const stops = stopsOf(booking).map((place) => ({
      label: place.label,
      isChosen: placeIn(form.fields.dropOffAddressJson)?.label === place.label,
      onChoose: () => form.set({ dropOffAddressJson: asField(place) }),
    }));
    return <PackageEndStep key="to" {...shared} side="to" stops={stops} />;
  }
  if (name === 'how') return <PackageHowStep {...shared} fixed={{ mode: booking?.itemType === 2, day: booking !== undefined }} />;
  return flow.input ? (
    <PackagePriceStep
      {...shared}
      currency={currency}
      input={flow.input}
      range={booking?.itemType === 4 ? { low: booking.priceStart, high: booking.priceEnd } : undefined}
    />
  ) : null;
}

function Review({ flow, plan, metadata, wallets, open, back }: PackageFlowPart & { readonly plan: PackagePlan }) {
  const { currency } = flow;
  const wallet = walletIn(wallets, currency);
  const total = packageTotal(plan.price, currency, metadata);
  const missing = missingFor(total, wallet.balance);
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
      onGoOn={() => (wallet.hasPin ? flow.setPaying(true) : open('SetupPin', { back }))}
    />
  );
}

function Pay({ flow, plan, metadata, booking, open, back }: PackageFlowPart & { readonly plan: PackagePlan }) {
  const { currency } = flow;
  const total = packageTotal(plan.price, currency, metadata);
  const money = formatMoney(total.totalMinor, currency);
  return (
    <PinStep
      title="Enter your PIN to post it"
      facts={[
        { caption: 'Fee for the carrier', value: formatMoney(minorOf(plan.price), currency) },
        {
          caption: 'Charge for sending',
          value: total.byCredit ? `1 credit of ${metadata.credits}` : formatMoney(total.chargeMinor, currency),
        },
        { caption: 'Into escrow', value: money },
      ]}
      note={
        booking
          ? `The money waits in escrow until the parcel is handed over. If ${booking.author.fullName} cannot take it, it comes back in full.`
          : 'The money waits in escrow until the parcel is handed over. Nobody has it before that.'
      }
      confirmLabel={`Hold ${money} and ${booking ? 'ask' : 'post'}`}
      onConfirm={(pin) => flow.send(plan, pin)}
      onFailure={flow.refused}
      onBack={() => flow.setPaying(false)}
      onForgot={() => open('ForgotPin', { back })}
    />
  );
}
