import { addDays } from '@waybill/contract/day';
import { deliveryType, handleRequirements, timelineLimits } from '@waybill/contract/timeline/enums';
import { FieldNotes } from '../../../../ui/field.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { ModeOptions, modeChoice, typeIn } from '../../../timeline/index.ts';
import { buyerOf } from '../../model/sale-words.ts';
import { endsOf, type OrderedSale } from '../../model/sending.ts';
import type { useSaleWays } from '../../model/use-sale-ways.ts';
import type { SendingState } from '../../model/use-sending.ts';
import { SendSaleCarrier } from './send-sale-carrier.tsx';
import { SendSaleFee } from './send-sale-fee.tsx';

type WayProps = { readonly sale: OrderedSale; readonly flow: SendingState; readonly found: ReturnType<typeof useSaleWays> };

/** Who takes it, how and on which day, and what is to be known. What a trip or batch says itself is not asked. */
export function SendSaleWay({ sale, flow, found }: WayProps) {
  const { form } = flow;
  const { chosen } = found;
  const { fields } = form;
  const today = lagosDay(new Date());
  const isExpress = fields.deliveryPartner === String(deliveryType.Express);
  const { from, to } = endsOf(sale);
  return (
    <>
      <p className="text-15 text-ink-soft wrap-anywhere">
        {from.label} to {to.label}
      </p>
      <SendSaleCarrier sale={sale} flow={flow} found={found} />
      {chosen ? (
        <FieldNotes
          id="way"
          error={form.field('dispatchMode').error ?? form.field('shipmentDate').error ?? form.field('price').error}
        />
      ) : (
        <div className={isExpress ? 'grid' : 'grid gap-3 sm:grid-cols-2'}>
          {isExpress ? null : (
            <TextField
              label="Day it should leave"
              type="date"
              min={today}
              max={addDays(today, timelineLimits.daysAhead)}
              {...form.field('shipmentDate')}
            />
          )}
          <SelectField label="How it travels" {...form.field('dispatchMode')}>
            <ModeOptions modes={modeChoice(from, to, typeIn(fields.deliveryPartner))} weight={sale.weight} />
          </SelectField>
        </div>
      )}
      {sale.deliveryPaidBy === 'seller' ? (
        <SendSaleFee sale={sale} flow={flow} chosen={chosen} />
      ) : (
        <p className="text-15">
          {`${buyerOf(sale)} pays the delivery: `}
          <strong className="font-semibold">{formatMoney(minorOf(sale.order.fee), sale.currency)}</strong>
          <span className="text-ink-soft"> for the carrier, as they saw it when they ordered.</span>
        </p>
      )}
      <details open={fields.handleRequirementId !== '1' || fields.description !== ''} className="fold-link">
        <summary>Handling and a note (optional)</summary>
        <div className="grid gap-4">
          <SelectField label="How to handle it" {...form.field('handleRequirementId')}>
            {handleRequirements.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label="Anything the carrier should know?"
            maxLength={timelineLimits.note}
            {...form.field('description')}
          />
        </div>
      </details>
    </>
  );
}
