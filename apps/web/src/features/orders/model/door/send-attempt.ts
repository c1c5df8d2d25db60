import { ApiProblem } from '@waybill/client/failures';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { sendPicture } from '../../../files/index.ts';
import { failAttempt } from '../../api/fail-attempt.ts';
import { getOrder } from '../../api/get-order.ts';
import type { Claim } from '../proof/claims.ts';
import { photoFile } from './kept-photo.ts';

/** Sends an attempt that was kept without network: its photo first. The server decides, by the time and the place that it has. */
export async function sendAttempt(
  userId: string,
  { orderId, happenedAt, key, attempt }: Claim,
  isTimed: boolean,
): Promise<OrderView> {
  if (!attempt) throw new Error('This claim is no attempt');
  const { photo, imageIds, ...said } = attempt;
  const imageIdList = [...imageIds];
  if (photo !== null) {
    const picture = await sendPicture({ userId, file: photoFile(photo), profile: false, onProgress: () => {} });
    imageIdList.push(picture.publicId);
  }
  try {
    return await failAttempt(
      orderId,
      { ...said, imageIdList, ...(isTimed ? { happenedAt } : {}) },
      isTimed ? key : `${key}-untimed`,
    );
  } catch (failure) {
    // It arrived before, and the answer was lost: the same attempt, with another copy of its photo.
    if (failure instanceof ApiProblem && failure.code === 'key_used_otherwise') return getOrder(orderId);
    throw failure;
  }
}
