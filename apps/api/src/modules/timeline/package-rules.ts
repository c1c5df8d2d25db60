import type { BodyOf } from '@waybill/contract/call';
import { type Currency, homeCurrency } from '@waybill/contract/money';
import type { Place } from '@waybill/contract/places/place';
import type { createPackage } from '@waybill/contract/timeline/create-package';
import { deliveryFit } from '@waybill/contract/timeline/delivery-fit';
import {
  type DeliveryType,
  type DispatchMode,
  deliveryType,
  deliveryTypeWords,
  dispatchMode,
  heaviestByMode,
} from '@waybill/contract/timeline/enums';
import { modeAgainst, wayAgainst } from '@waybill/contract/timeline/travel-fit';
import { Problem } from '../../platform/http/problem.ts';
import { checkPhoneNumber, refuseOurName } from '../identity/index.ts';
import { checkDay, checkPlace, checkTwoPlaces } from './journey-rules.ts';
import { checkFee, checkValue } from './price-rules.ts';
import type { AuthorStatus } from './storage/people.ts';

type Input = Omit<BodyOf<typeof createPackage>, 'pin'>;

/** Facts that the rules have established beyond the input. */
export type CheckedPackage = {
  readonly currency: Currency;
  readonly kind: DeliveryType;
  readonly mode: DispatchMode;
  readonly senderPhone: string;
  readonly receiverPhone: string;
};

export function checkPackage(input: Input, sender: AuthorStatus): CheckedPackage {
  const { pickupAddressJson: from, dropOffAddressJson: to } = input;
  checkDay(input.shipmentDate, sender.today, 'shipmentDate');
  checkPlace(from, 'pickupAddressJson');
  checkPlace(to, 'dropOffAddressJson');
  checkTwoPlaces({ address: input.pickupAddress, place: from }, { address: input.dropoffAddress, place: to }, 'dropoffAddress');
  const way = checkWay({ kind: input.deliveryPartner, mode: input.dispatchMode, weight: input.weight, from, to });
  const currency = input.currency ?? homeCurrency(sender.countryCode);
  checkFee(input.price, currency, 'price');
  checkValue(input.costOfItem, currency, 'costOfItem');
  refuseOurName(input.senderFullName, 'senderFullName');
  refuseOurName(input.receiverFullName, 'receiverFullName');
  const senderPhone = checkPhoneNumber(input.senderPhoneNumber, from.countryCode, 'senderPhoneNumber');
  const receiverPhone = checkPhoneNumber(input.receiverPhoneNumber, to.countryCode, 'receiverPhoneNumber');
  if (senderPhone === receiverPhone)
    throw new Problem('invalid_input', 'Sender and receiver need a phone each: the receiver gets a code on it.', {
      field: 'receiverPhoneNumber',
    });
  return { currency, ...way, senderPhone, receiverPhone };
}

type Way = { readonly kind: number; readonly mode: number; readonly weight: number; readonly from: Place; readonly to: Place };

/** A kind of delivery and a mode of travel that can take this weight from one place to the other. */
export function checkWay({ kind, mode, weight, from, to }: Way): { readonly kind: DeliveryType; readonly mode: DispatchMode } {
  const way = { kind: known(deliveryType, kind), mode: known(dispatchMode, mode) };
  refuseIf(kindAgainst(kind, from, to), 'deliveryPartner');
  refuseIf(tooHeavyFor(mode, weight), 'weight');
  refuseIf(wayAgainst(way.kind, mode, from, to), 'dispatchMode');
  return way;
}

/** A trip goes where its mode can go. */
export function checkMode(mode: number, from: Place, to: Place): void {
  refuseIf(modeAgainst(mode, from, to), 'dispatchMode');
}

function refuseIf(against: string | undefined, field: string): void {
  if (against !== undefined) throw new Problem('invalid_input', against, { field });
}

/** The contract has let only these through; this proves it to the compiler. */
function known<T extends number>(values: Readonly<Record<string, T>>, value: number): T {
  const found = Object.values(values).find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`There is no ${value}`);
  return found;
}

/** Why another kind of delivery fits these two places, or nothing. */
export function kindAgainst(kind: number, from: Place, to: Place): string | undefined {
  const { types, because } = deliveryFit(from, to);
  if (types.some((type) => type === kind)) return undefined;
  if (because === 'abroad') return 'This goes to another country. Please choose International.';
  if (kind === deliveryType.International)
    return `Both places are in the same country. Please choose ${deliveryTypeWords[types[0]]}.`;
  if (kind === deliveryType.InterState)
    return `Both places are close together. Please choose ${deliveryTypeWords[0]} or ${deliveryTypeWords[3]}.`;
  return 'That is too far for a rider. Please choose Inter-state.';
}

const modeWords: Readonly<Record<DispatchMode, string>> = {
  0: 'A bike',
  1: 'A car',
  2: 'A van',
  3: 'A truck',
  4: 'A bus',
  5: 'A plane',
  6: 'A ship',
};
const byRoad: readonly DispatchMode[] = [
  dispatchMode.Bike,
  dispatchMode.Car,
  dispatchMode.Bus,
  dispatchMode.Van,
  dispatchMode.Truck,
];
const overWater: readonly DispatchMode[] = [dispatchMode.Air, dispatchMode.Sea];

/** Why this mode does not take it, and which would; nothing if it does. */
export function tooHeavyFor(mode: number, weight: number): string | undefined {
  const ways = overWater.some((way) => way === mode) ? overWater : byRoad;
  const chosen = ways.find((way) => way === mode);
  if (chosen === undefined || weight <= heaviestByMode[chosen]) return undefined;
  const kilograms = heaviestByMode[chosen].toLocaleString('en-NG');
  const fitting = ways.find((way) => weight <= heaviestByMode[way]);
  const advice = fitting === undefined ? '' : ` ${modeWords[fitting]} would do.`;
  return `${modeWords[chosen]} takes ${kilograms} kg at most.${advice}`;
}
