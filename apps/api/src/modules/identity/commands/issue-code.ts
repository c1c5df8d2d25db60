import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { inWords } from '../../../platform/http/rate-limit.ts';
import { newId } from '../../../platform/ids.ts';
import type { Enqueue } from '../../../platform/jobs/jobs.ts';
import { sendCodeJob } from '../jobs/send-code.ts';
import { type CodePurpose, codeLimits, insertOneTimeCode, recentCodes } from '../storage/one-time-codes.ts';

/** Makes a code and posts it, both or neither, and not too often. The account is locked, so two requests take turns. */
export async function issueCode(
  tx: Tx,
  enqueue: Enqueue,
  code: { readonly userId: string; readonly purpose: CodePurpose; readonly destination: string },
): Promise<Date> {
  await checkPace(tx, code.userId, code.destination);
  const id = newId('oneTimeCode');
  const expiresAt = await insertOneTimeCode(tx, { id, ...code });
  enqueue(tx, sendCodeJob, { codeId: id });
  return expiresAt;
}

async function checkPace(tx: Tx, userId: string, destination: string): Promise<void> {
  const { inLastHour, inLastDay, secondsSinceLast } = await recentCodes(tx, userId, destination);
  if (secondsSinceLast !== null && secondsSinceLast < codeLimits.resendSeconds) {
    const retryAfterSeconds = Math.ceil(codeLimits.resendSeconds - secondsSinceLast);
    throw new Problem('code_too_soon', `We have just sent a code. You can ask for another in ${inWords(retryAfterSeconds)}.`, {
      retryAfterSeconds,
    });
  }
  if (inLastHour >= codeLimits.perHour) {
    throw new Problem('too_many_requests', 'That was a lot of codes. Please try again in an hour.', { retryAfterSeconds: 3600 });
  }
  if (inLastDay >= codeLimits.perDay) {
    throw new Problem(
      'too_many_requests',
      'That was a lot of codes for one day. Please try again tomorrow, or write to our support.',
      {
        retryAfterSeconds: 86_400,
      },
    );
  }
}
