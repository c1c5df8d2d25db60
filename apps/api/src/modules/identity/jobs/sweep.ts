import { type Database, isReferredTo, type Tx, transact } from '../../../platform/db/database.ts';
import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob } from '../../../platform/jobs/jobs.ts';
import type { IdentityContext } from '../context.ts';
import { sweepGuesses } from '../storage/password-guesses.ts';

const sweepJob = defineJob<Record<never, never>>('identity.sweep', { queue: 'slow' });

/** Rows per transaction: large tables are cleared bit by bit, so that no night is too much. */
const most = 5_000;

/** Answers true while there are more. */
async function deleteOldEvents(tx: Tx): Promise<boolean> {
  const { count } = await tx`
    delete from realtime_inbox where (user_id, seq) in (
      select user_id, seq from realtime_inbox where created_at < now() - interval '7 days' order by created_at limit ${most})`;
  return count === most;
}

/** A counter that is counting again since it was found stays. */
async function forgetOldCounters(tx: Tx): Promise<boolean> {
  const found = await tx<{ key: string }[]>`select key from rate_limit where window_ends_at < now() limit ${most}`;
  await tx`delete from rate_limit where key = any(${found.map(({ key }) => key)}) and window_ends_at < now()`;
  return found.length === most;
}

/** Each by itself: a newcomer to whom other rows refer by now (staff looked at them, say) stays, and holds up no other. */
async function forgetNewcomers(db: Database): Promise<void> {
  const found = await db<{ id: string }[]>`
    select id from account where email_verified_at is null and phone_verified_at is null and not is_staff
    and blocked_at is null and created_at < now() - interval '7 days'`;
  for (const { id } of found)
    await transact(db, async (tx) => {
      await tx`delete from account where id = ${id} and email_verified_at is null and phone_verified_at is null`;
      await tx`delete from realtime_cursor where user_id = ${id} and not exists (select from account where id = ${id})`;
    }).catch((error: unknown) => {
      if (!isReferredTo(error)) throw error;
    });
}

/** Clears away what has run out, once a night. Accounts that were never verified free their email and phone after a week. */
export const sweep = handleJob(
  sweepJob,
  async ({ db }: IdentityContext) => {
    for (const table of ['one_time_code', 'action_link', 'federated_ticket'])
      await sweepAway(
        db,
        (tx, most) => tx`
          delete from ${tx(table)} where id = any(array(
            select id from ${tx(table)} where created_at < now() - interval '1 day' limit ${most}))`,
      );
    await sweepAway(
      db,
      (tx, most) => tx`
        delete from passkey_challenge where hash = any(array(
          select hash from passkey_challenge where created_at < now() - interval '1 hour' limit ${most}))`,
    );
    await sweepAway(
      db,
      (tx, most) => tx`
        delete from session where id = any(array(
          select id from session where ended_at < now() - interval '30 days' or expires_at < now() limit ${most}))`,
    );
    await sweepAway(db, sweepGuesses);
    while (await transact(db, forgetOldCounters));
    while (await transact(db, deleteOldEvents));
    await forgetNewcomers(db);
  },
  { every: '17 3 * * *' },
);
