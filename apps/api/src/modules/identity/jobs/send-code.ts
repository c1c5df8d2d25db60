import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { IdentityContext } from '../context.ts';
import { codeEmail, codeSms } from '../messages.ts';
import { findOneTimeCode } from '../storage/one-time-codes.ts';

/** Late codes are useless: a few quick tries, then the person asks again. */
export const sendCodeJob = defineJob<{ codeId: string }>('identity.send-code', { queue: 'mail', retryLimit: 4 });

export const sendCode = handleJob(sendCodeJob, async (context: IdentityContext, { codeId }) => {
  const row = await findOneTimeCode(context.db, codeId);
  if (!row?.isLive) return;
  const code = context.keys.deriveDigits('one-time-code', row.id);
  // A number begins with a plus; everything else is an address.
  if (!row.destination.startsWith('+')) await context.email.send(codeEmail(row.destination, code));
  else await context.sms.send({ to: row.destination, text: codeSms(code) });
});
