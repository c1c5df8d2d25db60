import type { BoardAskView, BoardOrderView, BoardRiderView } from '@waybill/contract/board/board-view';
import { toMinor } from '@waybill/contract/money';
import { orderStatus } from '@waybill/contract/orders/enums';
import { isWithCarrier } from '@waybill/contract/orders/status-groups';
import { carrierLine } from '@waybill/contract/wallet/money-line';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { alertWords, lengthWords } from './alert-words.ts';
import { placeName } from './board-rows.ts';

const asks: Readonly<Record<BoardAskView['kind'], string>> = {
  request: 'asks you to carry it',
  fee: 'names another fee',
  express: 'rings for a rider now',
};

/** Who asks for what, and how long they wait for an answer. */
export function askWords({ kind, senderName, until }: BoardAskView, at: string): string {
  const asked = `${senderName || 'Somebody'}: ${asks[kind]}`;
  const left = until === null ? 0 : Date.parse(until) - Date.parse(at);
  return left <= 0 ? asked : `${asked}, ${lengthWords(left)} left`;
}

type Parcel = Pick<BoardAskView, 'weight' | 'fee' | 'currency' | 'isExpress'> & { readonly isSale?: boolean };

/** “Express · 2.5 kg · ₦2,600.00”. */
export function parcelWords({ weight, fee, currency, isExpress, isSale = false }: Parcel): string {
  const kinds = [isExpress ? 'Express' : '', isSale ? 'Sale to fetch' : ''].filter(Boolean);
  return [...kinds, `${Math.round(weight * 10) / 10} kg`, formatMoney(minorOf(fee), currency)].join(' · ');
}

/** What it brings the business, before it says yes: “you earn ₦2,340.00 of it, our commission is ₦260.00”. */
export function earnWords({ fee, currency }: Pick<BoardAskView, 'fee' | 'currency'>): string {
  const { earnsMinor, commissionMinor } = carrierLine(toMinor(fee));
  const money = (minor: bigint) => formatMoney(Number(minor), currency);
  return `you earn ${money(earnsMinor)} of it, our commission is ${money(commissionMinor)}`;
}

type Named = Pick<BoardOrderView, 'riderName' | 'riderState' | 'orderStatus'>;

/** Who has it, and how far they are with it. */
export function holderWords({ riderName, riderState, orderStatus: status }: Named): string {
  if (riderName === null) return isWithCarrier(status) ? 'In your hands, with no rider' : 'Waits for a rider';
  if (status === orderStatus.Returning) return `${riderName} brings it back`;
  if (status === orderStatus.AttemptFailed) return `${riderName} could not hand it over`;
  if (isWithCarrier(status)) return `${riderName} has it in hand`;
  return riderState === 'offered' ? `${riderName} has not answered yet` : `${riderName} fetches it`;
}

/** What should be looked at, the worst first; nothing where all is well. */
export function troubleWords({ alerts, refusal }: Pick<BoardOrderView, 'alerts' | 'refusal'>, at: string): string[] {
  return [...(refusal ? [refusalWords(refusal)] : []), ...alerts.map((alert) => alertWords(alert, at))];
}

function refusalWords({ riderName, reason, isSilent }: NonNullable<BoardOrderView['refusal']>): string {
  const who = riderName || 'A rider';
  return isSilent ? `${who} did not answer` : `${who} said no: ${reason}`;
}

type Loaded = Pick<BoardRiderView, 'load' | 'toFetch' | 'vehicle' | 'isOnDuty' | 'position'>;

/** “2 parcels, 4 of 30 kg · 1 to fetch”. */
export function loadWords({ load, toFetch, vehicle }: Loaded): string {
  const kg = Math.round(load.kg * 10) / 10;
  const weight = vehicle ? `${kg} of ${vehicle.capacityKg} kg` : `${kg} kg`;
  const inHand = load.parcels === 0 ? 'Empty' : `${countWords(load.parcels)}, ${weight}`;
  return toFetch === 0 ? inHand : `${inHand} · ${toFetch} to fetch`;
}

/** Where a rider goes next, or why they go nowhere. */
export function nextWords({ nextStop, isOnDuty, position }: Pick<BoardRiderView, 'nextStop' | 'isOnDuty' | 'position'>): string {
  if (nextStop) return `Next: ${nextStop.kind === 'pickup' ? 'fetch in' : 'hand over in'} ${placeName(nextStop.label)}`;
  if (!isOnDuty) return 'Off duty';
  return position ? 'Free' : 'On duty, nobody knows where';
}

export function countWords(parcels: number): string {
  return parcels === 1 ? '1 parcel' : `${parcels} parcels`;
}
