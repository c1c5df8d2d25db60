import { amountDigits, currencies } from '@waybill/contract/money';
import { isHandoverAhead } from '@waybill/contract/orders/status-groups';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { type DispatchMode, dispatchMode, handleRequirements, itemCategories } from '@waybill/contract/timeline/enums';
import { neighbourhoodOf } from '../../timeline/index.ts';
import type { LabelRow } from '../storage/labels.ts';

/** What is printed about one parcel, in words. Neither of its codes is among it. */
export type Label = {
  /** `7K3 M9Q XPD`. */
  readonly number: string;
  /** What its square code opens. */
  readonly link: string;
  /** Where a number can be typed, without the protocol. */
  readonly entry: string;
  readonly isExpress: boolean;
  readonly senderName: string;
  /** The part of town: a label lies around in motor parks and lobbies. */
  readonly from: string;
  readonly pickupDoor: string;
  readonly receiverName: string;
  readonly door: string;
  readonly to: string;
  readonly senderPhone: string;
  readonly receiverPhone: string;
  readonly carrierName: string;
  readonly weight: string;
  readonly day: string;
  readonly travelsBy: string;
  readonly handling: string | undefined;
  readonly toCollect: string | undefined;
  readonly category: string;
  readonly description: string;
  readonly value: string;
  readonly boxes: number;
};

export function labelOf(row: LabelRow, publicUrl: string, boxes: number): Label {
  const { host, origin } = new URL(publicUrl);
  const money = (minor: string) => `${currencies[row.parcelCurrency].symbol}${amountDigits(BigInt(minor))}`;
  return {
    number: spellTrackingId(row.trackingId),
    link: `${origin}/t/${row.trackingId}`,
    entry: `${host}/t`,
    isExpress: row.isExpress,
    senderName: row.senderName,
    from: neighbourhoodOf(row.pickup).label,
    pickupDoor: doorOf(row.pickupAddress, row.pickupLandmark),
    receiverName: row.receiverName,
    door: doorOf(row.dropOffAddress, row.landmark),
    to: row.dropOff.label,
    senderPhone: endOfPhone(row.senderPhone),
    receiverPhone: endOfPhone(row.receiverPhone),
    carrierName: row.carrierName,
    weight: `${row.weightGrams / 1000} kg`,
    day: dayWords(row.shipDate),
    travelsBy: modeOf(row.dispatchMode),
    handling: handlingOf(row.handleId),
    toCollect: row.dueMinor !== null && isHandoverAhead(row.status) ? money(row.dueMinor) : undefined,
    category: itemCategories.find(({ id }) => id === row.categoryId)?.name ?? 'Something else',
    description: row.description,
    value: money(row.costMinor),
    boxes,
  };
}

function doorOf(address: string, landmark: string): string {
  return landmark === '' ? address : `${address} · ${landmark}`;
}

/** “•••• 6543”: enough to know one’s own parcel by, too little to call a stranger. The carrier has the whole number in the app. */
function endOfPhone(phone: string): string {
  return `•••• ${phone.slice(-4)}`;
}

function handlingOf(id: number): string | undefined {
  const requirement = handleRequirements.find((known) => known.id === id);
  return requirement && requirement.id !== 1 ? requirement.name : undefined;
}

function modeOf(mode: DispatchMode): string {
  return Object.entries(dispatchMode).find(([, known]) => known === mode)?.[0] ?? '';
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** With its year: a label is read without knowing which one it is. */
function dayWords(day: string): string {
  return dayFormat.format(new Date(day)).replace(',', '');
}
