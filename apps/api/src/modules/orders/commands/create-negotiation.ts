import type { BodyOf } from '@waybill/contract/call';
import { toMinor } from '@waybill/contract/money';
import type { createNegotiation as call } from '@waybill/contract/orders/create-negotiation';
import { orderLimits } from '@waybill/contract/orders/enums';
import type { Side } from '@waybill/contract/orders/process';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { checkFee, type LockedPackage, lockPackage } from '../../timeline/index.ts';
import type { OrdersContext } from '../context.ts';
import { negotiationNamed, publishNegotiation } from '../events.ts';
import { renewRequest, updatesOfNegotiation } from '../negotiation-rules.ts';
import { requireCarrier } from '../process/require-carrier.ts';
import { sendUpdates } from '../process/updates.ts';
import { feeIsFixed, requireWanted } from '../process/wanted.ts';
import { answerOnce, requestOf } from '../requests.ts';
import { giveWay, insertNegotiation, listThread } from '../storage/negotiations.ts';
import { findOrderBetween } from '../storage/package-status.ts';

type Input = BodyOf<typeof call>;

/** Names a fee to the other side; it takes the place of what was open between the two. Answers its id. */
export function createNegotiation(context: OrdersContext, userId: string, idempotencyKey: string, input: Input): Promise<string> {
  const request = requestOf(userId, 'negotiation', idempotencyKey, input);
  return answerOnce(context.db, request, async (tx) => {
    const item = await lockPackage(tx, input.packageId);
    const side = item && sideOf(item, userId, input.otherPartyId);
    if (!item || !side) throw new Problem('not_found', 'We cannot find this parcel.');
    const carrierId = side === 'carrier' ? userId : input.otherPartyId;
    const offers = await listThread(tx, item.id, carrierId);
    if (side === 'carrier') await requireCarrier(tx, carrierId);
    else await requireInterest(tx, item, carrierId, offers.length > 0);
    requireWanted(item);
    if (item.isFeeFixed) throw feeIsFixed();
    checkFee(input.amount, item.currency, 'amount');
    if (offers.length > orderLimits.counters) throw tooManyCounters();
    return write(context, tx, { item, side, carrierId, input });
  });
}

function tooManyCounters(): Problem {
  return new Problem('too_many_counters', 'You have gone back and forth six times. Please accept the latest amount or leave it.');
}

function sideOf(item: LockedPackage, userId: string, otherId: string): Side | undefined {
  const { senderId, askedOf, isRemoved, isAuthorBlocked } = item;
  if (senderId === userId) {
    if (otherId === userId) throw new Problem('own_package', 'This is your own parcel. Somebody else has to carry it.');
    return 'sender';
  }
  const isThere = !isRemoved && !isAuthorBlocked && (askedOf === null || askedOf === userId);
  return isThere && senderId === otherId ? 'carrier' : undefined;
}

/** A sender negotiates with those who want to carry the parcel or were booked for it; nobody is written to out of the blue. */
async function requireInterest(tx: Tx, item: LockedPackage, carrierId: string, hasNegotiated: boolean): Promise<void> {
  if (hasNegotiated || item.askedOf === carrierId || (await findOrderBetween(tx, item.id, carrierId))) return;
  throw new Problem('forbidden', 'They have not asked to carry this parcel. You can suggest a fee to those who have.');
}

type Naming = { readonly item: LockedPackage; readonly side: Side; readonly carrierId: string; readonly input: Input };

async function write(context: OrdersContext, tx: Tx, { item, side, carrierId, input }: Naming): Promise<string> {
  const hasCountered = await giveWay(tx, item.id, carrierId, side);
  const offer = await insertNegotiation(tx, {
    id: newId('negotiation'),
    packageId: item.id,
    senderId: item.senderId,
    carrierId,
    namedBy: side,
    currency: item.currency,
    amountMinor: toMinor(input.amount),
    reason: input.reason,
  });
  await renewRequest(tx, item.id, carrierId);
  const what = hasCountered ? 'countered' : 'offered';
  publishNegotiation(context, tx, negotiationNamed, offer, side, what);
  sendUpdates(tx, await updatesOfNegotiation(tx, offer, side, what));
  return offer.id;
}
