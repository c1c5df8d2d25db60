import { addDays } from '@waybill/contract/day';
import { type DeliveryType, deliveryType } from '@waybill/contract/timeline/enums';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import type { PackageMetadata } from '../../api/get-package-metadata.ts';
import { deliveryChoice, modeChoice, suggestedMode } from './delivery-choice.ts';
import { type PackageFields, placeIn } from './package-fields.ts';

type Journey = Pick<
  PackageFields,
  'pickupAddressJson' | 'dropOffAddressJson' | 'weight' | 'deliveryPartner' | 'dispatchMode' | 'shipmentDate'
>;

/** Suggestions from the places and the weight, where nothing that fits was chosen before. */
export function suggestionsFor(fields: Journey, metadata: Pick<PackageMetadata, 'dispatchModes'>): Partial<PackageFields> {
  const [from, to] = [placeIn(fields.pickupAddressJson), placeIn(fields.dropOffAddressJson)];
  const { possible, suggested } = deliveryChoice(from, to);
  const kept = possible.find((type) => String(type) === fields.deliveryPartner);
  const type: DeliveryType | null = kept ?? suggested;
  if (type === null) return {};
  const weight = Number(typedAmount(fields.weight));
  const mode = metadata.dispatchModes.find(({ id }) => String(id) === fields.dispatchMode);
  const offered = modeChoice(from, to, type);
  const modeFits = mode && mode.heaviest >= weight && offered.some((way) => way === mode.id);
  const today = lagosDay(new Date());
  const dayFits = fields.shipmentDate >= today || type === deliveryType.Express;
  return {
    deliveryPartner: String(type),
    dispatchMode: modeFits ? fields.dispatchMode : String(suggestedMode(type, weight, metadata.dispatchModes, offered) ?? ''),
    shipmentDate: dayFits ? fields.shipmentDate : addDays(today, 1),
  };
}
