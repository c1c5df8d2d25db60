import { setTimeout as sleep } from 'node:timers/promises';
import { postTransfer } from '../../apps/api/src/modules/wallet/ledger/post.ts';
import { type Database, openDatabase, transact } from '../../apps/api/src/platform/db/database.ts';
import { seatMembers, topUp } from '../../bench/support/members.ts';
import { median } from '../../bench/support/scenario.ts';
import type { Drill } from './support/drill.ts';
import { seconds } from './support/findings.ts';
import { copyAsStandby, createDatabase, initCluster, type PostgresServer, planServer } from './support/postgres-server.ts';
import { type Product, startProduct } from './support/product.ts';
import { postgres } from './support/programs.ts';
import { proveBooks } from './support/prove-books.ts';
import { lookAsStranger, lookAtMoney, nothingSeen, type Seen, type Street, writeAndLook } from './support/replica-people.ts';
import type { Scene } from './support/scene.ts';
import { sized } from './support/sized.ts';
import { browserOf } from './support/two-nodes.ts';

const behindSeconds = 5;
const lookMs = sized(30_000, 8_000);
const withoutReplicaMs = sized(10_000, 3_000);
const writers = 8;
const readersOfMoney = 4;
/** Nobody may post more than sixty times an hour, or ask for more than thirty statements: a drill stays below that. */
const restMs = { afterPost: 1_000, afterStatement: 2_200 };

export const drill: Drill = {
  about: `A replica that is ${behindSeconds} s behind, two nodes that read from it, and then no replica any more.`,
  programs: [postgres],
  async run(scene) {
    scene.step(`Making a PostgreSQL 15 and a streaming replica that is ${behindSeconds} s behind`);
    const primary = await planServer(scene, { name: 'primary' });
    await initCluster(primary);
    await primary.start();
    await createDatabase(primary);
    const db = openDatabase(primary.url, { max: 2, name: 'waybill-drill' });
    scene.atEnd(() => db.end({ timeout: 1 }));
    const delay = `recovery_min_apply_delay=${behindSeconds}s`;
    const replica = await planServer(scene, { name: 'replica', settings: [delay], copyOf: primary });
    await copyAsStandby(primary, replica);
    await replica.start();
    const nodes = await startTwoNodes(scene, primary, replica);
    await lookAtBoth(scene, { db, nodes, replica });
    const { isRight, words } = await proveBooks(scene, primary.url);
    scene.must('prove-books', isRight, words);
  },
};

async function startTwoNodes(scene: Scene, primary: PostgresServer, replica: PostgresServer): Promise<readonly Product[]> {
  scene.step('Starting two nodes of the product');
  const environment = { DATABASE_READ_URL: replica.url };
  const first = await startProduct(scene, { databaseUrl: primary.url, name: 'node-1', environment });
  return [first, await startProduct(scene, { databaseUrl: primary.url, name: 'node-2', environment })];
}

type Stage = { readonly db: Database; readonly nodes: readonly Product[]; readonly replica: PostgresServer };

async function lookAtBoth(scene: Scene, { db, nodes, replica }: Stage): Promise<void> {
  const members = await seatMembers(db, writers + readersOfMoney + 1);
  // People are there for the replica, too.
  await sleep(behindSeconds * 1_000 + 1_000);
  const [stranger] = members;
  if (!stranger) throw new Error('A drill needs people.');
  let seen = nothingSeen();
  let isOver = false;
  const street: Street = { seen: () => seen, acknowledgedAt: new Map(), isOver: () => isOver };
  const wealthy = members.slice(-readersOfMoney);
  const people = [
    ...members.slice(1, 1 + writers).map((member) => writeAndLook(browserOf(member, nodes), street, restMs.afterPost)),
    ...wealthy.map((member) => lookAtMoney(browserOf(member, nodes), street, restMs.afterStatement)),
    lookAsStranger(() => browserOf(stranger, nodes), street),
    payInto(
      db,
      wealthy.map(({ id }) => id),
      street,
    ),
  ];
  const changeTo = (next: Seen) => {
    const before = seen;
    seen = next;
    return before;
  };

  scene.step(`People write, look and are paid, ${seconds(lookMs)} long`);
  await sleep(lookMs);
  const withReplica = changeTo(nothingSeen());
  tell(scene, 'replica behind', withReplica);
  const age = median(withReplica.agesForStrangers);
  // Otherwise everything was read at the primary, and nothing of this is proven.
  scene.must('replica behind: newest post a stranger saw, median age', age > behindSeconds * 700, seconds(age));

  scene.step(`The replica is killed; ${seconds(withoutReplicaMs)} without it`);
  await replica.kill();
  await sleep(withoutReplicaMs);
  const without = changeTo(nothingSeen());
  tell(scene, 'replica gone', without);
  scene.found('replica gone: newest post a stranger saw, median age', seconds(median(without.agesForStrangers)));

  scene.step('The replica comes back');
  await replica.start();
  await sleep(withoutReplicaMs);
  isOver = true;
  await Promise.all(people);
  tell(scene, 'replica back', seen);
}

function tell(scene: Scene, when: string, { posts, ownPostsMissed, balances, balancesGoneBack, failed }: Seen): void {
  scene.must(
    `${when}: own writes not seen by who wrote them`,
    posts > 0 && ownPostsMissed === 0,
    `${ownPostsMissed} of ${posts}`,
  );
  scene.must(
    `${when}: balances that went back`,
    balances > 0 && balancesGoneBack === 0,
    `${balancesGoneBack} of ${balances} looked at`,
  );
  scene.must(`${when}: requests failed`, failed === 0, failed);
}

/** Money comes in from outside, a little at a time. */
async function payInto(db: Database, userIds: readonly string[], { isOver }: Street): Promise<void> {
  while (!isOver()) {
    for (const id of userIds) await transact(db, (tx) => postTransfer(tx, topUp(id, 100n)));
    await sleep(200);
  }
}
