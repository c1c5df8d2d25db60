import type { BodyOf } from '@waybill/contract/call';
import { toMinor } from '@waybill/contract/money';
import type { changePackage as call } from '@waybill/contract/orders/change-package';
import { deliveryType, timelineItemType } from '@waybill/contract/timeline/enums';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { editPackage, type LockedPackage, lockPackage } from '../../timeline/index.ts';
import { approvePin, changeEscrowFee, holdApproval, type PinApproval } from '../../wallet/index.ts';
import type { OrdersContext } from '../context.ts';
import { refreshRings, stopRinging } from '../express/ring.ts';
import { followFeeChange } from '../process/follow-fee-change.ts';
import { sendUpdates, type Update } from '../process/updates.ts';
import { feeIsFixed, requireWanted } from '../process/wanted.ts';
import { answerOnce, findAnswered, type OrderRequest, requestOf } from '../requests.ts';

type Input = BodyOf<typeof call>;
type Change = Omit<Input, 'pin'> & { readonly packageId: string };
type ChangeContext = Pick<OrdersContext, 'db' | 'publish'>;

/** The sender changes a package that nobody carries yet: what it says, its fee and what is held for it are one act. */
export async function changePackage(
  context: ChangeContext & Pick<OrdersContext, 'pinPepper'>,
  senderId: string,
  idempotencyKey: string,
  packageId: string,
  { pin, ...wanted }: Input,
): Promise<void> {
  const change = { packageId, ...wanted };
  const request = requestOf(senderId, 'package', idempotencyKey, change);
  if ((await findAnswered(context.db, request)) !== undefined) return;
  const approval = pin === undefined ? undefined : await approvePin(context, senderId, pin);
  await changeOnce(context, senderId, approval, request, change);
}

/** With the PIN given, or none. */
export function changeOnce(
  context: ChangeContext,
  senderId: string,
  approval: PinApproval | undefined,
  request: OrderRequest,
  change: Change,
): Promise<string> {
  return answerOnce(context.db, request, async (tx) => {
    if (approval) await holdApproval(tx, approval);
    const item = ownPackage(await lockPackage(tx, change.packageId), senderId);
    requireWanted(item);
    const feeMinor = change.price === undefined ? BigInt(item.priceMinor) : toMinor(change.price);
    const isOtherFee = feeMinor !== BigInt(item.priceMinor);
    if (isOtherFee && item.isFeeFixed) throw feeIsFixed();
    if (isOtherFee && !approval)
      throw new Problem('invalid_input', 'The fee changes what is held. Please enter your PIN.', { field: 'pin' });
    await editPackage(tx, item, change);
    const changeId = request.requestKey;
    const updates: Update[] = isOtherFee ? await followFeeChange(context, tx, { item, feeMinor, changeId }) : [];
    updates.push(...(await updatesOfRings(tx, item, change)));
    const changed = { type: 'timeline.item-changed', itemType: item.type, itemId: item.id } as const;
    for (const userId of item.askedOf === null ? [senderId] : [senderId, item.askedOf]) updates.push({ userId, event: changed });
    sendUpdates(tx, updates);
    if (isOtherFee) await changeEscrowFee(tx, { packageId: item.id, changeId, feeMinor, isOwnChange: true });
    return item.id;
  });
}

/** Riders who are rung see the parcel as it is now, or hear that it is no longer for them. */
function updatesOfRings(tx: Tx, item: LockedPackage, { deliveryPartner }: Change): Promise<Update[]> {
  if (item.type !== timelineItemType.Express) return Promise.resolve([]);
  const isStillExpress = deliveryPartner === undefined || deliveryPartner === deliveryType.Express;
  return isStillExpress ? refreshRings(tx, item.id) : stopRinging(tx, item.id);
}

function ownPackage(item: LockedPackage | undefined, callerId: string): LockedPackage {
  if (item?.senderId === callerId) return item;
  const isSeen = item && !item.isRemoved && !item.isAuthorBlocked && (item.askedOf === null || item.askedOf === callerId);
  if (isSeen) throw new Problem('forbidden', 'Only whoever sends the parcel can change it.');
  throw new Problem('not_found', 'We cannot find this parcel.');
}
