import { carrierLine, senderLine } from '@waybill/contract/wallet/money-line';
import type { Db } from '../../../platform/db/database.ts';
import type { Reaction } from '../../../platform/jobs/outbox.ts';
import {
  feeChanged,
  type NegotiationChanged,
  negotiationAccepted,
  negotiationEnded,
  negotiationNamed,
} from '../../orders/index.ts';
import { inMoney } from '../../wallet/index.ts';
import type { NotificationsContext } from '../context.ts';
import { requestLink } from '../links.ts';
import type { NotificationInput } from '../notify.ts';
import { notifyOn } from '../notify-on.ts';
import { findName, findParcelFacts, type ParcelFacts } from '../storage/facts.ts';

type FeeNotification = Pick<NotificationInput, 'type' | 'words'> & { readonly to: 'sender' | 'carrier' | 'both' };
type Facts = {
  readonly parcel: ParcelFacts;
  readonly by: string;
  readonly amount: string;
  /** The same amount as each side means it. */
  readonly means: { readonly sender: string; readonly carrier: string };
};

async function notificationOfFee(
  db: Db,
  event: NegotiationChanged<string>,
  compose: (facts: Facts) => FeeNotification,
): Promise<NotificationInput | undefined> {
  const { negotiationId, packageId, senderId, carrierId, amountMinor, currency, by, what } = event;
  const parcel = await findParcelFacts(db, packageId);
  if (!parcel) return undefined;
  const actorId = by === 'time' ? null : by === 'sender' ? senderId : carrierId;
  const money = (minor: bigint) => inMoney(minor, currency);
  const fee = BigInt(amountMinor);
  const means = {
    sender: `You would pay ${money(senderLine(fee, BigInt(parcel.chargeMinor)).paysMinor)} in all.`,
    carrier: `You would earn ${money(carrierLine(fee).earnsMinor)}.`,
  };
  const { to, ...notification } = compose({
    parcel,
    amount: money(fee),
    means,
    by: actorId === null ? '' : await findName(db, actorId),
  });
  return {
    ...notification,
    to: to === 'both' ? [senderId, carrierId] : [to === 'sender' ? senderId : carrierId],
    subject: `${packageId} ${carrierId}`,
    key: `${negotiationId} ${what}`,
    link: requestLink(packageId, carrierId),
    item: { id: packageId, type: parcel.itemType },
    by: actorId,
    unlessMuted: true,
  };
}

const other = (by: string) => (by === 'sender' ? 'carrier' : 'sender');
const parcelOf = (to: FeeNotification['to']) => (to === 'sender' ? 'your parcel' : 'the parcel');

const notifyOfFee = notifyOn(negotiationNamed, (db, event) =>
  notificationOfFee(db, event, ({ parcel, by, amount, means }) => {
    const to = other(event.by);
    return { to, type: 'feeNamed', words: `${by} suggests ${amount} for ${parcelOf(to)} to ${parcel.routeTo}. ${means[to]}` };
  }),
);

const notifyOfAcceptedFee = notifyOn(negotiationAccepted, (db, event) =>
  notificationOfFee(db, event, ({ parcel, by, amount, means }) => ({
    to: 'sender',
    type: 'feeAccepted',
    words: `${by} accepts ${amount} for your parcel to ${parcel.routeTo}. ${means.sender} Enter your PIN, and it’s agreed.`,
  })),
);

/** The member who withdraws or rejects an amount is not notified; both are when time ended it: one waited, the other could still have answered. */
const notifyOfEnd = notifyOn(negotiationEnded, async (db, event) => {
  const { what } = event;
  if (event.isToldByOrder) return undefined;
  return notificationOfFee(db, event, ({ parcel, by, amount }) => {
    const to = what === 'expired' ? 'both' : event.by === 'time' ? 'carrier' : other(event.by);
    const about = `${parcelOf(to)} to ${parcel.routeTo}`;
    const words = {
      rejected: `${by} declined ${amount} for ${about}.`,
      withdrawn: `${by} withdrew ${amount} for ${about}.`,
      'stepped-back': `${by} no longer accepts ${amount} for ${about}.`,
      expired: `Nobody answered in time: ${amount} for ${about} has expired.`,
      taken: `Another carrier was chosen for ${about}.`,
      gone: `${about.replace('the', 'The')} is no longer being sent.`,
    }[what];
    return { to, type: 'requestEnded', words };
  });
});

const notifyOfChange = notifyOn(feeChanged, async (db, event) => {
  const { changeId, packageId, senderId, carrierId, currency } = event;
  const parcel = await findParcelFacts(db, packageId);
  if (!parcel) return undefined;
  const [before, now] = [BigInt(event.beforeMinor), BigInt(event.feeMinor)];
  const what = now > before ? 'raised' : 'lowered';
  const change = `${await findName(db, senderId)} ${what} the fee for the parcel to ${parcel.routeTo} to ${inMoney(now, currency)}. You would earn ${inMoney(carrierLine(now).earnsMinor, currency)}.`;
  return {
    to: [carrierId],
    type: 'feeNamed',
    subject: `${packageId} ${carrierId}`,
    key: `${changeId} ${carrierId}`,
    words: event.hasEnded ? `${change} Your offer has ended; make it again if that suits you.` : change,
    link: requestLink(packageId, carrierId),
    item: { id: packageId, type: parcel.itemType },
    by: senderId,
    unlessMuted: true,
  };
});

export const feeReactions: readonly Reaction<NotificationsContext>[] = [
  notifyOfFee,
  notifyOfAcceptedFee,
  notifyOfEnd,
  notifyOfChange,
];
