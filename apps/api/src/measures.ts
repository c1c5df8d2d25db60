import { statfs } from 'node:fs/promises';
import type { Config } from './config/config.ts';
import type { Context } from './context.ts';
import { countDisputes } from './modules/orders/index.ts';
import { countMoneyQuestions, measureMoney } from './modules/wallet/index.ts';
import { atMostEvery } from './platform/at-most-every.ts';
import { measureReplication } from './platform/db/replication.ts';
import type { Measure } from './platform/http/operations.ts';
import { countFailedJobs } from './platform/jobs/failed-jobs.ts';
import { measureWaitingJobs } from './platform/jobs/waiting-jobs.ts';

/** However often somebody asks for the metrics, the database is asked this often for what is not counted as it happens. */
const everySeconds = 30;

/** What `/api/metrics` says besides the durations of requests and the state of the process. */
export function measures({ db, hub }: Context, { dataDir }: Config): readonly Measure[] {
  const money = atMostEvery(everySeconds, () => measureMoney(db));
  const jobs = atMostEvery(everySeconds, () => measureWaitingJobs(db));
  const replication = atMostEvery(everySeconds, () => measureReplication(db));
  const questions = 'Payments, payouts and events that our people must look at: npm run ops -- money-questions';
  const disputes = 'Orders in dispute that our people must decide: npm run ops -- disputes';
  const failed = 'Jobs that ran out of tries: /ops in the web app runs them again or dismisses them';
  const right = 'Whether the newest proof found the books right: 1, or 0';
  return [
    { name: 'wallet_money_questions', help: questions, read: () => countMoneyQuestions(db) },
    { name: 'orders_disputes', help: disputes, read: () => countDisputes(db) },
    { name: 'jobs_failed', help: failed, read: async () => (await countFailedJobs(db)).count },
    { name: 'jobs_waiting', help: 'Jobs that are due and not begun', read: async () => (await jobs()).count },
    { name: 'jobs_waiting_seconds', help: 'How long the oldest of them has been due', read: async () => (await jobs()).seconds },
    { name: 'wallet_payouts_pending', help: 'Payouts that are under way', read: async () => (await money()).payoutsPending },
    { name: 'wallet_payouts_stuck', help: 'Those that do not get on', read: async () => (await money()).payoutsStuck },
    {
      name: 'wallet_seal_age_seconds',
      help: 'How long the oldest booking has waited for its seal',
      read: async () => (await money()).unsealedSeconds,
    },
    { name: 'wallet_books_right', help: right, read: async () => ((await money()).areBooksRight ? 1 : 0) },
    {
      name: 'wallet_proof_age_seconds',
      help: 'Time since the books were proven',
      read: async () => (await money()).proofAgeSeconds,
    },
    {
      name: 'database_replication_lag_seconds',
      help: 'How far the slowest replica is behind; 0 without one',
      read: async () => (await replication()).slowestSeconds,
    },
    { name: 'database_replicas', help: 'Replicas that follow the primary', read: async () => (await replication()).following },
    { name: 'database_pool_size', help: 'Connections that this process may hold', read: async () => db.usage().size },
    { name: 'database_pool_in_use', help: 'Connections that are in use', read: async () => db.usage().inUse },
    { name: 'database_pool_waiting', help: 'Who waits for a connection', read: async () => db.usage().waiting },
    { name: 'realtime_open_streams', help: 'Open streams of news on this node', read: async () => hub.countStreams() },
    { name: 'data_disk_size_bytes', help: 'The disk of DATA_DIR', read: async () => (await diskOf(dataDir)).size },
    { name: 'data_disk_free_bytes', help: 'What is free on it', read: async () => (await diskOf(dataDir)).free },
  ];
}

async function diskOf(folder: string): Promise<{ readonly size: number; readonly free: number }> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return { size: blocks * bsize, free: bavail * bsize };
}
