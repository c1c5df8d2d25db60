import type { Currency } from '@waybill/contract/money';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { FieldNotes } from '../../../../ui/field.tsx';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import { KycNotice } from '../../../kyc/index.ts';
import { canCollect, placeIn } from '../../model/posting/package-fields.ts';
import { DoorNotice } from './door-notice.tsx';
import type { PackageStepProps } from './package-step-props.ts';
import { WhatYouGet } from './what-you-get.tsx';

type CollectFieldProps = Pick<PackageStepProps, 'form'> & {
  readonly currency: Currency;
  readonly isChecked: boolean;
  readonly onKyc: () => void;
};

/** A price that the receiver pays at the door. Off, it asks nothing of whoever sends an ordinary parcel. */
export function PackageCollectField({ form, currency, isChecked, onKyc }: CollectFieldProps) {
  const { fields } = form;
  if (!canCollect(currency, placeIn(fields.dropOffAddressJson))) return null;
  const isOn = fields.collects !== '';
  return (
    <section aria-label="Money at the door" className="grid gap-3 border-t border-line pt-2">
      <SwitchField
        label="Collect money from the receiver?"
        hint="They pay at the door, by transfer or card on their phone, before they get it. No cash."
        checked={isOn}
        onChange={({ target }) =>
          form.set({
            collects: target.checked ? 'yes' : '',
            // What it is worth is mostly what it costs.
            collectAtDoor: fields.collectAtDoor || (target.checked ? fields.costOfItem : ''),
          })
        }
      />
      {isOn && !isChecked ? (
        <>
          <KycNotice isBusiness={false} onKyc={onKyc}>
            Only people we know collect money. What you filled in is kept.
          </KycNotice>
          <FieldNotes id="collect" error={form.field('collectAtDoor').error} />
        </>
      ) : null}
      {isOn && isChecked ? (
        <>
          <AmountField currency="NGN" label="They pay" {...form.field('collectAtDoor')} />
          <WhatYouGet price={fields.collectAtDoor} currency="NGN" />
          <SwitchField
            label="They may open it first"
            hint="They look at it at the door before they pay."
            checked={fields.mayOpenFirst !== ''}
            onChange={({ target }) => form.set({ mayOpenFirst: target.checked ? 'yes' : '' })}
          />
          <DoorNotice />
        </>
      ) : null}
    </section>
  );
}
