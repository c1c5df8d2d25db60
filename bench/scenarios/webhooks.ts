import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { newId } from '../../apps/api/src/platform/ids.ts';
import { openHouse } from '../support/house.ts';
import { median, type Scenario, sized, verdict } from '../support/scenario.ts';

const healthyEndpoints = sized(20, 3);
const perEndpoint = sized(200, 5);
/** Enough of each to fill every slot there is several times over, if nobody kept them apart. */
const slowEndpoints = sized(10, 1);
const deadEndpoints = sized(10, 1);
const perTroubled = sized(200, 5);
const rounds = sized(5, 1);
const slowAnswerMs = 5_000;
const leastShare = 0.7;

type Receivers = { readonly well: string; readonly slow: string; readonly dead: string; close(): void };

/**
 * Deliveries a second to endpoints that do well, beside endpoints that answer after five seconds and others that take the connection and never
 * answer, all with hundreds that wait; against the same without them, in turns in one run.
 */
export const scenario: Scenario = async () => {
  const receivers = await openReceivers();
  const house = await openHouse({ WEBHOOK_LOOPBACK: 'on', LOG_LEVEL: 'error', DEMO: 'off' });
  const db = openDatabase(house.databaseUrl, { max: 2, name: 'bench' });
  try {
    const owner = await insertOwner(db);
    const speeds: { readonly alone: number[]; readonly beside: number[] } = { alone: [], beside: [] };
    for (let round = -1; round < rounds; round += 1) {
      const inTurn = [
        async () => void speeds.alone.push(await deliver(db, owner, receivers, false)),
        async () => void speeds.beside.push(await deliver(db, owner, receivers, true)),
      ];
      for (const run of round % 2 === 0 ? inTurn : inTurn.reverse()) await run();
      // The first round warms up.
      if (round === -1) speeds.alone.length = speeds.beside.length = 0;
    }
    print('healthy endpoints alone', speeds.alone);
    print('beside slow and dead ones', speeds.beside);
    const share = median(speeds.beside.map((speed, round) => speed / (speeds.alone[round] ?? Number.NaN)));
    return verdict('deliveries a second beside them, of those alone', share, leastShare);
  } finally {
    await db.end();
    await house.close();
    receivers.close();
  }
};

function print(what: string, speeds: readonly number[]): void {
  const each = speeds.map((speed) => speed.toFixed(0)).join(', ');
  console.log(`  ${what.padEnd(26)} ${median(speeds).toFixed(0).padStart(6)} deliveries a second (${each})`);
}

async function openReceivers(): Promise<Receivers> {
  const well = createServer((request, response) => void request.resume().on('end', () => response.writeHead(204).end()));
  const slow = createServer((request, response) => {
    request.resume();
    setTimeout(() => response.writeHead(204).end(), slowAnswerMs).unref();
  });
  const sockets = new Set<Socket>();
  const dead = createTcpServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  const [wellUrl, slowUrl, deadUrl] = await Promise.all(
    [well, slow, dead].map(
      (server) =>
        new Promise<string>((resolve) => {
          server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
        }),
    ),
  );
  return {
    well: wellUrl ?? '',
    slow: slowUrl ?? '',
    dead: deadUrl ?? '',
    close() {
      for (const socket of sockets) socket.destroy();
      for (const server of [well, slow]) server.closeAllConnections();
      for (const server of [well, slow, dead]) server.close();
    },
  };
}

async function insertOwner(db: Database): Promise<string> {
  const id = newId('user');
  await db`
    insert into account (id, username, email, phone, auth_provider, country_code, email_verified_at, phone_verified_at)
    values (${id}, 'shop', 'shop@bench.example', '+2348000000001', 'password', 'NG', now(), now())`;
  await db`insert into profile (user_id, full_name, country_name) values (${id}, 'A shop', 'Nigeria')`;
  return id;
}

/** Answers how many a second went to the healthy endpoints until they had all of theirs. */
async function deliver(db: Database, owner: string, { well, slow, dead }: Receivers, isBeside: boolean): Promise<number> {
  const healthy = await insertEndpoints(db, owner, well, healthyEndpoints);
  const troubled = isBeside
    ? [...(await insertEndpoints(db, owner, slow, slowEndpoints)), ...(await insertEndpoints(db, owner, dead, deadEndpoints))]
    : [];
  // They wait already, and have their slots, when the others begin.
  if (isBeside) {
    await insertDeliveries(db, troubled, perTroubled);
    await sleep(sized(2_000, 200));
  }
  const begun = performance.now();
  await insertDeliveries(db, healthy, perEndpoint);
  for (let left = 1; left > 0; ) {
    await sleep(10);
    const [row] = await db<{ left: number }[]>`
      select count(*)::int as left from webhook_delivery where endpoint_id = any(${healthy}) and state = 'waiting'`;
    left = row?.left ?? 0;
  }
  const seconds = (performance.now() - begun) / 1_000;
  await db`update webhook_endpoint set off_because = 'owner'`;
  await db`update webhook_delivery set state = 'failed', due_at = null, taken_until = null where state = 'waiting'`;
  return (healthyEndpoints * perEndpoint) / seconds;
}

async function insertEndpoints(db: Database, owner: string, url: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId('webhookEndpoint'));
  await db`
    insert into webhook_endpoint (id, owner_id, url, description, types, request_key, request_hash)
    select id, ${owner}, ${url}, 'bench', '{order.accepted}', gen_random_uuid(), gen_random_uuid() from unnest(${ids}::text[]) as id`;
  await db`insert into webhook_secret (endpoint_id, version, kind) select id, 1, 'hmac-sha256' from unnest(${ids}::text[]) as id`;
  return ids;
}

async function insertDeliveries(db: Database, endpointIds: readonly string[], each: number): Promise<void> {
  await db`
    insert into webhook_delivery (id, endpoint_id, message_id, event_key, type, about, payload, happened_at, due_at)
    select 'whd_' || gen_random_uuid(), id, 'whm_' || gen_random_uuid(), n::text, 'order.accepted', '{}',
      '{"type":"order.accepted","timestamp":"2026-11-19T09:40:00.000Z","data":{}}', now(), now()
    from unnest(${[...endpointIds]}::text[]) as id, generate_series(1, ${each}::int) as n`;
  await db`select pg_notify('webhooks_due', '')`;
}
