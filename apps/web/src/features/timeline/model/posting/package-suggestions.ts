import { addDays } from '@waybill/contract/day';
import { type DeliveryType, deliveryType } from '@waybill/contract/timeline/enums';
import { amountText, typedAmount } from '../../../../forms/typed-amount.ts';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import type { PackageMetadata } from '../../api/get-package-metadata.ts';
import { type Booking, feeOn, modeOf } from './booking.ts';
import { deliveryChoice, modeChoice, suggestedMode } from './delivery-choice.ts';
import { type PackageFields, placeIn } from './package-fields.ts';

type Journey = Pick<
  PackageFields,
  'pickupAddressJson' | 'dropOffAddressJson' | 'weight' | 'deliveryPartner' | 'dispatchMode' | 'shipmentDate'
> &
  Partial<Pick<PackageFields, 'price'>>;

/** Suggestions from the places and the weight, where nothing that fits was chosen before. A booking goes as what it books goes. */
export function suggestionsFor(
  fields: Journey,
  metadata: Pick<PackageMetadata, 'dispatchModes'>,
  booking?: Booking | undefined,
): Partial<PackageFields> {
  const [from, to] = [placeIn(fields.pickupAddressJson), placeIn(fields.dropOffAddressJson)];
  const { possible, suggested } = deliveryChoice(from, to);
  // A traveller goes as they go: a kind of delivery that does not go that way is not suggested.
  const fitting = booking
    ? possible.filter(
        (type) => type !== deliveryType.Express && modeChoice(from, to, type).some((mode) => mode === modeOf(booking)),
      )
    : possible;
  const type: DeliveryType | null =
    fitting.find((one) => String(one) === fields.deliveryPartner) ?? (suggested === null ? null : (fitting[0] ?? suggested));
  if (type === null) return {};
  const deliveryPartner = String(type);
  const weight = Number(typedAmount(fields.weight));
  if (booking) {
    const fee = feeOn(booking, weight);
    // A sender may offer more than the traveller asks for.
    const isEnough = fee === undefined || Number(typedAmount(fields.price ?? '')) >= fee;
    return { deliveryPartner, shipmentDate: booking.shippingDate, ...(isEnough ? {} : { price: amountText(fee) }) };
  }
  const mode = metadata.dispatchModes.find(({ id }) => String(id) === fields.dispatchMode);
  const offered = modeChoice(from, to, type);
  const modeFits = mode && mode.heaviest >= weight && offered.some((way) => way === mode.id);
  const today = lagosDay(new Date());
  const dayFits = fields.shipmentDate >= today || type === deliveryType.Express;
  return {
    deliveryPartner,
    dispatchMode: modeFits ? fields.dispatchMode : String(suggestedMode(type, weight, metadata.dispatchModes, offered) ?? ''),
    shipmentDate: dayFits ? fields.shipmentDate : addDays(today, 1),
  };
}
