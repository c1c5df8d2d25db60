import type { PgBoss } from 'pg-boss';
import { type Queue, queues } from './queues.ts';

const channel = 'jobs';

/** The function is in the migrations; the table is pg-boss's own, so that the trigger waits until pg-boss has made it. */
const hangTrigger = `
  do $$
  begin
    if exists (select from pg_trigger where tgname = 'tells_when_due' and tgrelid = 'jobs.job'::regclass) then return; end if;
    perform pg_advisory_xact_lock(hashtext('jobs.tells_when_due'));
    create or replace trigger tells_when_due after insert or update of name, start_after on jobs.job for each row
      when (new.state < 'active' and new.start_after < now() + interval '1 minute') execute function public.job_tells_when_due();
  end $$`;

export async function notifyWhenDue(boss: PgBoss): Promise<void> {
  await boss.getDb().executeSql(hangTrigger);
}

type Waiting = { readonly name: Queue; readonly isDue: boolean; readonly nextInMs: number | null };

const waiting = `
  select name, bool_or(start_after <= now()) as "isDue",
    ceil(extract(epoch from min(start_after) filter (where start_after > now()) - now()) * 1000)::float8 as "nextInMs"
  from jobs.job where name = any($1) and state < 'active' and start_after < now() + $2::int * interval '1 second'
  group by name`;

type Settings = {
  readonly wake: (queue: Queue) => void;
  /** The interval at which the table is read without a notification: those are lost with their connection. */
  readonly lookEverySeconds: number;
  readonly onError: (error: unknown) => void;
};

/** Wakes a queue when it has work: at once when the database notifies, on time when it is for later. */
export async function watchDueTimes(boss: PgBoss, { wake, lookEverySeconds, onError }: Settings) {
  const db = boss.getDb();
  let alarm: NodeJS.Timeout | undefined;
  let ringsAt = Number.POSITIVE_INFINITY;
  let isStopped = false;

  function lookIn(ms: number): void {
    const at = Date.now() + ms;
    if (isStopped || at >= ringsAt) return;
    clearTimeout(alarm);
    ringsAt = at;
    // A timer may ring a moment early; then the job would not be due yet.
    alarm = setTimeout(() => void look(), ms + 1);
  }

  async function look(): Promise<void> {
    ringsAt = Number.POSITIVE_INFINITY;
    lookIn(lookEverySeconds * 1_000);
    try {
      const { rows } = (await db.executeSql(waiting, [queues, lookEverySeconds])) as { rows: Waiting[] };
      for (const { name, isDue, nextInMs } of rows) {
        if (isDue) wake(name);
        if (nextInMs !== null) lookIn(nextInMs);
      }
    } catch (error) {
      onError(error);
      lookIn(2_000);
    }
  }

  function handle(payload: string): void {
    const [queue, inMs] = payload.split(' ');
    if (Number(inMs) > 0) lookIn(Number(inMs));
    else for (const name of queues) if (name === queue) wake(name);
  }

  // Looked at whenever the connection is made, also for the first time: earlier notifications reached nobody.
  const listening = await db.listen?.(channel, handle, () => void look());
  return async () => {
    isStopped = true;
    clearTimeout(alarm);
    await listening?.close();
  };
}
