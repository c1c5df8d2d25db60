import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { type Member, seatMembers } from '../../bench/support/members.ts';
import { checkWrites } from './support/check-writes.ts';
import type { Drill } from './support/drill.ts';
import { type FileCopies, keepCopyingFiles } from './support/file-copies.ts';
import { seconds } from './support/findings.ts';
import { startLoad, type Write } from './support/load.ts';
import { type Backups, openBackups } from './support/pgbackrest.ts';
import { keepPostingPictures, missingPictures, type Picture } from './support/pictures.ts';
import { createDatabase, initCluster, type PostgresServer, planServer, untilWritable } from './support/postgres-server.ts';
import { dataFolder, startProduct } from './support/product.ts';
import { pgbackrest, postgres, rsync } from './support/programs.ts';
import { proveBooks } from './support/prove-books.ts';
import type { Scene } from './support/scene.ts';
import { sized } from './support/sized.ts';

/** Ten seconds less than may be lost: to send a piece of the log away takes a moment. */
const archiveTimeoutSeconds = sized(50, 5);
const mostLostMs = sized(60_000, 15_000);
/** The disk dies so long after a piece was archived: shortly before the next one would be. */
const nastyMs = sized(45_000, 4_000);
const workMs = sized(20_000, 2_000);
const copyFilesEveryMs = sized(10_000, 1_000);
const pictureEveryMs = sized(2_000, 500);
const people = sized(60, 20);

type Stage = { readonly scene: Scene; readonly server: PostgresServer; readonly backups: Backups; readonly db: Database };

/** What was done until the disk died. */
type Past = {
  readonly members: readonly Member[];
  readonly writes: readonly Write[];
  readonly pictures: readonly Picture[];
  readonly files: FileCopies;
  /** To come back to, and the seal of the books a little before it. */
  readonly moment: Date;
  readonly head: string;
  readonly diedAt: number;
};

export const drill: Drill = {
  about: 'The disk with database and pictures dies under load. Back to the end of the archive, then to a chosen moment.',
  programs: [postgres, pgbackrest, rsync],
  async run(scene) {
    scene.step('Making a PostgreSQL 15 whose log is archived, and starting the product on it');
    const server = await planServer(scene, { name: 'primary' });
    const backups = openBackups(scene, server, archiveTimeoutSeconds);
    await initCluster(server, backups.settings);
    await server.start();
    await createDatabase(server);
    const db = openDatabase(server.url, { max: 1, name: 'waybill-drill' });
    scene.atEnd(() => db.end({ timeout: 1 }));
    const stage = { scene, server, backups, db };
    const past = await workUntilTheDiskDies(stage);
    await comeBackToTheEnd(stage, past);
    await comeBackToTheMoment(stage, past);
  },
};

async function workUntilTheDiskDies({ scene, server, backups, db }: Stage): Promise<Past> {
  const product = await startProduct(scene, { databaseUrl: server.url });
  const members = await seatMembers(db, people);
  await backups.prepare();
  const load = await startLoad({ origin: () => product.origin, members, inFlight: 4, restMs: 50 });
  const pictures = keepPostingPictures(members, product.origin, pictureEveryMs);
  const files = keepCopyingFiles(scene, dataFolder(scene), copyFilesEveryMs);

  scene.step('Taking a full backup while people work');
  const backupAt = Date.now();
  await backups.takeFull();
  scene.found('full backup under load took', seconds(Date.now() - backupAt));
  await sleep(workMs);

  const { head } = await proveBooks(scene, server.url);
  const moment = await timeOf(db);
  scene.step(`The moment to come back to: ${moment.toISOString()}`);
  await sleep(workMs);

  scene.step(`Waiting until the log of it is archived, and ${seconds(nastyMs)} more`);
  const archivedAt = await untilArchivedAfter(db, moment);
  await sleep(Math.max(0, archivedAt.getTime() + nastyMs - Date.now()));

  scene.step('The disk dies');
  const diedAt = Date.now();
  await server.kill();
  await product.stop('SIGKILL');
  rmSync(server.folder, { recursive: true });
  await files.lose();
  await Promise.all([pictures.stop(), load.stop(0)]);
  const done = load.acknowledged();
  scene.found('acts acknowledged before the disk died', done.length);
  scene.found('pictures acknowledged before the disk died', pictures.posted.length);
  return { members, writes: load.writes, pictures: pictures.posted, files, moment, head, diedAt };
}

async function comeBackToTheEnd({ scene, server, backups }: Stage, { members, writes, pictures, files, head, diedAt }: Past) {
  scene.step('Restoring database and pictures to the end of what was archived');
  const begunAt = Date.now();
  await Promise.all([backups.restore(), files.bringBack()]);
  await server.start();
  await untilWritable(server);
  scene.found('to the end: the database takes writes after', seconds(Date.now() - begunAt));
  const product = await startProduct(scene, { databaseUrl: server.url, name: 'product-at-the-end' });
  const took = Date.now() - begunAt;
  scene.found('to the end: the product answers after', `${seconds(took)} (${(took / 60_000).toFixed(1)} min)`);

  const { lost, doubled, unknown } = await checkWrites(server.url, writes);
  const oldestLost = Math.min(diedAt, ...lost.map(({ acknowledgedAt }) => acknowledgedAt ?? diedAt));
  scene.found('to the end: acts lost with the disk', lost.length);
  scene.must(
    `to the end: work lost, ${seconds(mostLostMs)} at most`,
    diedAt - oldestLost <= mostLostMs,
    seconds(diedAt - oldestLost),
  );
  scene.must('to the end: acts there twice', doubled.length === 0, doubled.length);
  scene.found('to the end: acts there that nobody was told of', unknown.length);
  const older = pictures.filter(({ acknowledgedAt }) => acknowledgedAt <= diedAt - mostLostMs);
  const gone = await missingPictures(older, product.origin);
  scene.must('to the end: older pictures missing', gone.length === 0, `${gone.length} of ${older.length}`);
  const books = await proveBooks(scene, server.url, head);
  scene.must('to the end: prove-books, with the seal kept outside', books.isRight, books.words);

  const load = await startLoad({ origin: () => product.origin, members, inFlight: 2 });
  await sleep(1_000);
  await load.stop();
  scene.must('to the end: people work again', load.acknowledged().length > 0, `${load.acknowledged().length} acts in 1 s`);
  await product.stop();
}

async function comeBackToTheMoment({ scene, server, backups }: Stage, { writes, pictures, head, moment }: Past) {
  scene.step(`Restoring, as a trial, to ${moment.toISOString()}`);
  await server.stop();
  rmSync(server.folder, { recursive: true });
  const begunAt = Date.now();
  await backups.restore(moment);
  await server.start();
  await untilWritable(server);
  scene.found('to the moment: the database takes writes after', seconds(Date.now() - begunAt));

  const { lost } = await checkWrites(server.url, writes);
  const at = moment.getTime();
  const before = writes.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined && acknowledgedAt < at);
  const after = writes.filter(({ begunAt, acknowledgedAt }) => acknowledgedAt !== undefined && begunAt > at);
  const lostBefore = before.filter((write) => lost.includes(write));
  const thereAfter = after.filter((write) => !lost.includes(write));
  scene.must('to the moment: acts before it lost', lostBefore.length === 0, `${lostBefore.length} of ${before.length}`);
  scene.must('to the moment: acts after it there', thereAfter.length === 0, `${thereAfter.length} of ${after.length}`);
  const product = await startProduct(scene, { databaseUrl: server.url, name: 'product-at-the-moment' });
  const older = pictures.filter(({ acknowledgedAt }) => acknowledgedAt < at);
  const gone = await missingPictures(older, product.origin);
  scene.must('to the moment: pictures before it missing', gone.length === 0, `${gone.length} of ${older.length}`);
  const books = await proveBooks(scene, server.url, head);
  scene.must('to the moment: prove-books, with the seal kept outside', books.isRight, books.words);
  await product.stop();
}

async function timeOf(db: Database): Promise<Date> {
  const [row] = await db<[{ now: Date }]>`select date_trunc('milliseconds', clock_timestamp()) as now`;
  return row.now;
}

/** When a piece of the log was archived last, the first that was begun after this time. */
async function untilArchivedAfter(db: Database, moment: Date): Promise<Date> {
  const [row] = await db<[{ segment: string }]>`select pg_walfile_name(pg_current_wal_lsn()) as segment`;
  for (;;) {
    const [archived] = await db<[{ segment: string | null; at: Date }]>`
      select last_archived_wal as segment, last_archived_time as at from pg_stat_archiver`;
    if (archived.segment !== null && archived.segment >= row.segment && archived.at > moment) return archived.at;
    await sleep(100);
  }
}
