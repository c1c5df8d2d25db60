import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { inWords } from '../../../platform/http/rate-limit.ts';
import { newId } from '../../../platform/ids.ts';
import { checkPhoneNumber } from '../../identity/index.ts';
import type { SalesContext } from '../context.ts';
import { sendBuyerCodeJob } from '../jobs/send-buyer-code.ts';
import { buyerCodeLimits, insertBuyerCode, recentBuyerCodes } from '../storage/codes.ts';
import { findOrderOfPhone } from '../storage/orders.ts';
import type { SaleRow } from '../storage/sales.ts';

export type CodeSent = { readonly expiresAt: string; readonly resendAfterSeconds: number };

/**
 * Sends a code, to buy or to come back. Where nobody can buy any more, only phones that have ordered get one; whoever asks is told the
 * same either way, so that nobody learns whether a phone has ordered.
 */
export async function sendBuyerCode(
  context: Pick<SalesContext, 'db' | 'enqueue'>,
  sale: SaleRow,
  typed: string,
): Promise<CodeSent> {
  const phone = checkPhoneNumber(typed, 'NG', 'phoneNumber');
  const isForSale = sale.state === 'waiting' || sale.state === 'ordered';
  const expiresAt = await transact(context.db, async (tx) => {
    checkPace(await recentBuyerCodes(tx, phone));
    const id = newId('oneTimeCode');
    const until = await insertBuyerCode(tx, { id, saleId: sale.id, phone });
    if (isForSale || (await findOrderOfPhone(tx, sale.id, phone))) context.enqueue(tx, sendBuyerCodeJob, { codeId: id });
    return until;
  });
  return { expiresAt: expiresAt.toISOString(), resendAfterSeconds: buyerCodeLimits.resendSeconds };
}

function checkPace({ inLastHour, inLastDay, secondsSinceLast }: Awaited<ReturnType<typeof recentBuyerCodes>>): void {
  const { resendSeconds, perHour, perDay } = buyerCodeLimits;
  if (secondsSinceLast !== null && secondsSinceLast < resendSeconds) {
    const retryAfterSeconds = Math.ceil(resendSeconds - secondsSinceLast);
    throw new Problem('code_too_soon', `We have just sent a code. You can ask for another in ${inWords(retryAfterSeconds)}.`, {
      retryAfterSeconds,
    });
  }
  if (inLastHour >= perHour)
    throw new Problem('too_many_requests', 'That was a lot of codes. Please try again in an hour.', { retryAfterSeconds: 3600 });
  if (inLastDay >= perDay)
    throw new Problem('too_many_requests', 'That was a lot of codes for one day. Please try again tomorrow.', {
      retryAfterSeconds: 86_400,
    });
}
