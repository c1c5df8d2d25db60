import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApiClient } from '@waybill/client/api-client';
import { signIn } from '@waybill/contract/identity/sign-in';
import autocannon from 'autocannon';
import { demoPassword } from '../../apps/api/src/demo/people.ts';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { freePort } from '../../apps/api/src/platform/free-port.ts';
import { startWithReplica } from '../../apps/api/tests/support/streaming-replica.ts';
import { type House, openHouse } from '../support/house.ts';
import { processorSecondsOf } from '../support/processor-time.ts';
import { median, type Scenario, sized, verdictAtMost } from '../support/scenario.ts';
import { createSeedingFunctions, seedAuthors, seedItems } from '../support/seed-timeline.ts';

const items = sized(100_000, 1_000);
const rounds = sized(3, 1);
const roundSeconds = sized(8, 1);
const connections = 32;
const mostOfOne = 0.2;

type Round = { readonly readsPerSecond: number; readonly primarySeconds: number; readonly replicaSeconds: number };

/**
 * The first page of the timeline from one PostgreSQL, and from one with a streaming replica beside it. What counts is the processor
 * time that a read costs the primary: on one machine both servers share the processor, so that reads a second only say that nothing
 * is lost by it.
 */
export const scenario: Scenario = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-bench-'));
  const { primary, replica } = await startWithReplica(folder);
  const house = await openHouse({}, { openDatabaseIn: async () => primary });
  try {
    const db = openDatabase(house.databaseUrl, { max: 1, name: 'bench' });
    await createSeedingFunctions(db);
    await seedAuthors(db);
    await seedItems(db, 1, items);
    await db.end();
    const ports = { SANDBOX_PORT: String(await freePort()), SANDBOX_SMTP_PORT: String(await freePort()) };
    const settings = { ...ports, REQUESTS_PER_MINUTE: '0', LOG_LEVEL: 'error', DATABASE_READ_URL: replica.url };
    const withReplica = await house.start('apps/api/src/main.ts', settings, '/api/ready');
    const { accessToken } = await createApiClient({ origin: house.origin }).call(signIn, {
      body: { identifier: 'adaeze', password: demoPassword },
    });
    const [alone, together]: [Round[], Round[]] = [[], []];
    // Turn and turn about, so that a slow minute of the machine hits both.
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await read(house.origin, accessToken, folder));
      together.push(await read(withReplica, accessToken, folder));
    }
    tell('one server ', alone);
    tell('two servers', together);
    const costOf = (measured: readonly Round[]) => median(measured.map(primaryMs));
    return verdictAtMost('what a read costs the primary, of one server', costOf(together) / costOf(alone), mostOfOne);
  } finally {
    await house.close();
    await replica.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function read(origin: House['origin'], accessToken: string, folder: string): Promise<Round> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const ask = (duration: number) => autocannon({ url: `${origin}/api/timeline`, headers, connections, duration });
  await ask(1);
  const [primaryPid, replicaPid] = [pidIn(folder, 'primary'), pidIn(folder, 'replica')];
  const before = { primary: processorSecondsOf(primaryPid), replica: processorSecondsOf(replicaPid) };
  const result = await ask(roundSeconds);
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} reads refused, ${result.errors} failed`);
  return {
    readsPerSecond: result.requests.average,
    primarySeconds: (processorSecondsOf(primaryPid) - before.primary) / result.requests.total,
    replicaSeconds: (processorSecondsOf(replicaPid) - before.replica) / result.requests.total,
  };
}

/** PostgreSQL writes its process down among its files. */
const pidIn = (folder: string, server: string) =>
  Number.parseInt(readFileSync(path.join(folder, server, 'postgres', 'postmaster.pid'), 'utf8'), 10);

const primaryMs = ({ primarySeconds }: Round) => primarySeconds * 1000;

function tell(what: string, measured: readonly Round[]): void {
  const reads = median(measured.map(({ readsPerSecond }) => readsPerSecond));
  const replicaMs = median(measured.map(({ replicaSeconds }) => replicaSeconds * 1000));
  console.log(
    `  ${what}  ${reads.toFixed(0)} reads a second; a read costs the primary ${median(measured.map(primaryMs)).toFixed(2)} ms, the replica ${replicaMs.toFixed(2)} ms`,
  );
}
