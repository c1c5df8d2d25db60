import { type Database, isReferredTo, type Tx, transact } from '../../../platform/db/database.ts';
import { sweepAway } from '../../../platform/db/sweep.ts';
import { defineJob, handleJob, sweeping } from '../../../platform/jobs/jobs.ts';
import type { IdentityContext } from '../context.ts';
import { sweepGuesses } from '../storage/password-guesses.ts';

const sweepJob = defineJob<Record<never, never>>('identity.sweep', sweeping);

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
  for (let after: Newcomer | undefined; ; ) {
    const found = await listOldNewcomers(db, after);
    for (const { id } of found)
      await transact(db, async (tx) => {
        await tx`delete from account where id = ${id} and email_verified_at is null and phone_verified_at is null`;
        await tx`delete from realtime_cursor where user_id = ${id} and not exists (select from account where id = ${id})`;
      }).catch((error: unknown) => {
        if (!isReferredTo(error)) throw error;
      });
    after = found.at(-1);
    if (found.length < most) return;
  }
}

type Newcomer = { readonly id: string; readonly createdAt: Date };

/** The oldest first, from where the last page ended: those that stay must not be all that is ever looked at. */
async function listOldNewcomers(db: Database, after: Newcomer | undefined): Promise<Newcomer[]> {
  return db<Newcomer[]>`
    select id, created_at from account where email_verified_at is null and phone_verified_at is null and not is_staff
      and blocked_at is null and created_at < now() - interval '7 days'
      ${after ? db`and (created_at, id) > (${after.createdAt}, ${after.id})` : db``}
    order by created_at, id limit ${most}`;
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
          select id from session where ended_at < now() - interval '30 days' limit ${most}))`,
    );
    await sweepAway(
      db,
      (tx, most) => tx`
        delete from session where id = any(array(select id from session where expires_at < now() limit ${most}))`,
    );
    await sweepAway(db, sweepGuesses);
    while (await transact(db, forgetOldCounters));
    while (await transact(db, deleteOldEvents));
    await forgetNewcomers(db);
  },
  { every: '17 3 * * *' },
);
