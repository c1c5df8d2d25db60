import { saleLimits } from '@waybill/contract/sales/enums';
import type { Database, Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type Counter, countAgainst, giveTryBack } from '../../platform/http/rate-limit.ts';
import { findEscrow } from '../wallet/index.ts';
import type { OrdersContext } from './context.ts';
import type { Withheld } from './storage/handover-codes.ts';
import { hasStopped } from './storage/message-stops.ts';
import type { OrderRow } from './storage/orders.ts';
import { isCheckedPerson } from './storage/people.ts';

/** SMS to receivers, who never asked us for anything (docs/decisions/0029). */
const limits = {
  /** Messages to one number, from any sender. */
  numberHour: { max: 8, seconds: 3600 },
  numberDay: { max: 20, seconds: 86_400 },
  /** For one sender, over all parcels and receivers. Whom we know may have many. */
  senderDay: { max: 40, seconds: 86_400 },
  knownSenderDay: { max: 300, seconds: 86_400 },
  /** To one number about one parcel, with what its buyer hears of the sale. What the receiver asks for is not among them. */
  parcelDay: { max: saleLimits.messagesADay, seconds: 86_400 },
} as const;

export type ReceiverMessage = {
  readonly phone: string;
  /** The sender of the parcel; undefined when the receiver asked for the message. */
  readonly senderId: string | undefined;
  /** The parcel it is about, or the buyer of what is sold, who hears of it before it is one. */
  readonly about?: string;
};

/** Counts a message that is about to go out. Refuses it when the number, or its sender, has had enough. */
export async function countMessage(db: Db, message: ReceiverMessage): Promise<void> {
  await countAgainst(db, await countersOf(db, message));
}

/** Counts a message that nobody waits for: answers the reason why it must not go out, if there is one. */
export async function whyWithheld(
  context: Pick<OrdersContext, 'db' | 'keys'>,
  message: ReceiverMessage,
): Promise<Withheld | undefined> {
  if (await hasStopped(context, message.phone)) return 'stopped';
  try {
    await countMessage(context.db, message);
    return undefined;
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests') return 'limit';
    throw error;
  }
}

/** Takes back the count of a message that did not go out. */
export async function uncountMessage(db: Database, message: ReceiverMessage): Promise<void> {
  for (const { key } of await countersOf(db, message)) await giveTryBack(db, key);
}

async function countersOf(db: Db, { phone, senderId, about }: ReceiverMessage): Promise<Counter[]> {
  const ofNumber = [
    { key: `receiver message|hour|${phone}`, ...limits.numberHour },
    { key: `receiver message|day|${phone}`, ...limits.numberDay },
  ];
  if (senderId === undefined) return ofNumber;
  const perDay = (await isCheckedPerson(db, senderId)) ? limits.knownSenderDay : limits.senderDay;
  return [
    ...ofNumber,
    ...(about === undefined ? [] : [{ key: `receiver message|about|${about}|${phone}`, ...limits.parcelDay }]),
    { key: `receiver message|sender|${senderId}`, ...perDay },
  ];
}

/** What the messages of a delivery are about: those of what was sold are counted with those of its sale. */
export async function subjectOf(db: Db, { packageId, isSale }: Pick<OrderRow, 'packageId' | 'isSale'>): Promise<string> {
  const escrow = isSale ? await findEscrow(db, packageId) : undefined;
  return escrow?.buyerId ?? packageId;
}
