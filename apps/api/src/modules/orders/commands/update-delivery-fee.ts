import type { BodyOf } from '@waybill/contract/call';
import { negotiationStatus } from '@waybill/contract/orders/enums';
import type { updateDeliveryFee as call } from '@waybill/contract/orders/update-delivery-fee';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { approvePin, changeEscrowFee, holdApproval, type PinApproval } from '../../wallet/index.ts';
import type { OrdersContext } from '../context.ts';
import { isCheckedCarrier, type LockedNegotiation, lockNegotiation, offerIsOver } from '../negotiation-rules.ts';
import { agreeOnCarrier } from '../process/agree.ts';
import { requireWanted } from '../process/wanted.ts';
import { answerOnce, findAnswered, type OrderRequest, requestOf } from '../requests.ts';
import { closeNegotiation } from '../storage/negotiations.ts';

type Input = BodyOf<typeof call>;

/** The sender agrees to another fee: what is held and the order change together, or not at all. Answers the order. */
export async function updateDeliveryFee(
  context: OrdersContext,
  userId: string,
  idempotencyKey: string,
  input: Input,
): Promise<string> {
  const { pin, ...wanted } = input;
  const request = requestOf(userId, 'delivery-fee', idempotencyKey, wanted);
  const before = await findAnswered(context.db, request);
  if (before !== undefined) return before;
  // The PIN first: whoever does not know it learns nothing else.
  return agreeOnce(context, await approvePin(context, userId, pin), request, wanted);
}

/** With the PIN given. */
export function agreeOnce(
  context: OrdersContext,
  approval: PinApproval,
  request: OrderRequest,
  wanted: Omit<Input, 'pin'>,
): Promise<string> {
  return answerOnce(context.db, request, async (tx) => {
    await holdApproval(tx, approval);
    const negotiation = await lockNegotiation(tx, wanted.negotiationId, approval.userId);
    await checkNegotiation(tx, negotiation, wanted);
    const { item, offer } = negotiation;
    const feeMinor = BigInt(offer.amountMinor);
    closeNegotiation(tx, offer.id, negotiationStatus.Accepted);
    const agreement = { item, carrierId: offer.carrierId, feeMinor, exceptNegotiationId: offer.id, by: 'sender' } as const;
    const order = await agreeOnCarrier(context, tx, agreement);
    await changeEscrowFee(tx, { packageId: item.id, changeId: offer.id, feeMinor });
    return order.id;
  });
}

async function checkNegotiation(
  tx: Tx,
  { item, offer, side }: LockedNegotiation,
  { packageId, deliveryUserId }: Omit<Input, 'pin'>,
): Promise<void> {
  if (offer.packageId !== packageId || offer.carrierId !== deliveryUserId)
    throw new Problem('not_found', 'We cannot find this offer.');
  if (side !== 'sender') throw new Problem('forbidden', 'Only whoever sends the parcel can change what is held for it.');
  requireWanted(item);
  if (!offer.isLive) throw offerIsOver();
  if (offer.status === negotiationStatus.Open && offer.namedBy === 'sender')
    throw new Problem('forbidden', 'The carrier has not accepted your offer yet.');
  if (!(await isCheckedCarrier(tx, offer.carrierId))) throw offerIsOver();
}
