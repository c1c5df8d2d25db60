import { listMessages } from '@waybill/contract/chat/list-messages';
import { listRooms } from '@waybill/contract/chat/list-rooms';
import { showSecondFactor } from '@waybill/contract/identity/show-second-factor';
import { signIn } from '@waybill/contract/identity/sign-in';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { listMoneyQuestions } from '@waybill/contract/ops/list-money-questions';
import { listPayouts } from '@waybill/contract/ops/list-payouts';
import { getOrder } from '@waybill/contract/orders/get-order';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { supportAccount } from '@waybill/contract/support/support-account';
import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { getUser } from '@waybill/contract/users/get-user';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillDemo } from '../../src/demo/fill-demo.ts';
import { demoPassword, demoStaff } from '../../src/demo/people.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { codeNow } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

const [world, again] = [useWorld({ ROLES: 'http' }), useWorld({ ROLES: 'http' })];

async function signedIn(identifier: string) {
  const visitor = world.visitor();
  const { result } = await visitor.call(signIn, { body: { identifier, password: demoPassword } });
  visitor.actAs(result);
  return { visitor, id: result.userId };
}

/** One of the demo’s own people, whose phone is at hand. */
async function atTheDesk(username: string) {
  const { visitor, id } = await signedIn(username);
  await world.db`update session set second_factor_at = now() where user_id = ${id}`;
  return { visitor, id };
}

const isPicture = async (address: string) => {
  const answer = await fetch(new URL(address, world.node.origin));
  return answer.status === 200 && answer.headers.get('content-type') === 'image/webp';
};

const filled = new Map<string, Map<string, string[]>>();

beforeAll(async () => {
  for (const { node, db, databaseUrl } of [world, again]) {
    await fillDemo(node.context);
    // At once: whoever signs in later leaves traces.
    filled.set(databaseUrl, await rowsOf(db));
  }
});

describe('the people of the demo', () => {
  it('have faces of their own, all different, that can be seen', async () => {
    const faces = await world.db<{ profilePicture: string | null; placeholder: string }[]>`
      select profile_picture, placeholder from profile join image on attached_to = user_id`;
    const [{ people } = { people: 0 }] = await world.db<
      { people: number }[]
    >`select count(*)::int as people from profile where user_id <> ${supportAccount.id}`;
    expect([faces.length, new Set(faces.map(({ placeholder }) => placeholder)).size]).toEqual([people, people]);
    for (const { profilePicture } of faces)
      expect([profilePicture, await isPicture(profilePicture ?? '')]).toEqual([profilePicture, true]);
  });

  it('show what they send: on the timeline, in chats, and as the proof of a delivery', async () => {
    const { visitor } = await signedIn('adaeze');
    const { items } = (await visitor.call(listTimeline, { query: { limit: 50 } })).result;
    const photos = items.flatMap(({ images }) => images);
    expect(photos.length).toBeGreaterThan(5);
    expect(await isPicture(photos[0]?.sizes.at(-1)?.url ?? '')).toBe(true);
    const rooms = (await visitor.call(listRooms, { query: {} })).result.items;
    const roomId = rooms.find(({ members }) => members[1]?.username === 'tunde')?.id ?? '';
    const messages = (await visitor.call(listMessages, { params: { roomId }, query: {} })).result.items;
    expect(messages.filter(({ images }) => images.length > 0)).toHaveLength(2);
    const [dispute] = (await visitor.call(listOrders, { query: { status: 8 } })).result.items;
    const { history } = (await visitor.call(getOrder, { params: { id: dispute?.id ?? '' } })).result;
    expect(history.filter(({ images }) => images.length > 0)).toHaveLength(3);
  });

  it('include two of our own, who may enter the console', async () => {
    expect(demoStaff).toHaveLength(2);
    for (const { username } of demoStaff) {
      const { visitor, id } = await signedIn(username);
      expect((await visitor.call(getUser, { params: { uid: id } })).result).toMatchObject({ isStaff: true });
      expect((await visitor.call(getOverview)).problem.code, 'not by the password alone').toBe('second_factor_required');
      await visitor.call(showSecondFactor, { body: { code: await codeNow(world, id) } });
      expect((await visitor.call(getOverview)).status).toBe(200);
    }
  });
});

describe('the desk of our own people in the demo', () => {
  it('holds documents that wait, refused ones with a reason, and every file they speak of', async () => {
    const checks = await world.db<{ username: string; state: string; kycStatus: number; files: number; reasons: string[] }[]>`
      select username, state, kyc_status, reasons, (select count(*)::int from identity_check_file where check_id = identity_check.id) as files
      from identity_check join account on account.id = user_id join profile on profile.user_id = account.id order by submitted_at`;
    expect(checks.map(({ username, state, kycStatus, files }) => [username, state, kycStatus, files])).toEqual([
      ['tari', 'accepted', 1, 3],
      ['sade', 'refused', 3, 3],
      ['blessing', 'pending', 2, 2],
      ['ibrahim', 'pending', 2, 2],
      // A business: its documents are no pictures of a person.
      ['palmline', 'pending', 2, 0],
    ]);
    expect(checks[1]?.reasons).toEqual(['unreadable']);
    for (const { storageKey, bytes } of await world.db<{ storageKey: string; bytes: number }[]>`
      select storage_key, bytes from identity_check_file`)
      expect((await world.node.context.files.get(storageKey))?.length).toBe(bytes);
    const [pending] = await world.db`
      select from profile where kyc_status = 2 and user_id not in (select user_id from identity_check where state = 'pending')`;
    expect(pending).toBeUndefined();
  });

  it('holds open reports of people and posts, disputes, a correction for the second pair of eyes and a job that failed', async () => {
    const count = async (query: PromiseLike<readonly unknown[]>) => (await query).length;
    expect(await count(world.db`select from user_report where handled_at is null`)).toBe(2);
    expect(await count(world.db`select from user_report where outcome = 'suspended'`)).toBe(2);
    expect(await count(world.db`select from user_report join chat_room on chat_room.id = room_id`)).toBe(1);
    expect(await count(world.db`select from timeline_report join timeline_item on timeline_item.id = item_id`)).toBe(2);
    expect(await count(world.db`select from delivery_order where status = 8`)).toBe(2);
    expect(await world.db`select state from order_question order by asked_at`).toEqual([
      { state: 'answered' },
      { state: 'open' },
    ]);
    expect(await count(world.db`select from money_correction where state = 'proposed'`)).toBe(1);
    expect(await count(world.db`select from jobs.job where name = 'dead-letters' and state = 'created'`)).toBe(1);
    expect(await count(world.db`select from books_proof where is_right`)).toBe(2);
    expect([
      await count(world.db`select from chat_member where user_id = ${supportAccount.id}`),
      await count(world.db`select from support_answer`),
    ]).toEqual([3, 4]);
  });

  it('counts the visits of a week', async () => {
    const { visitor } = await atTheDesk(demoStaff[0]?.username ?? '');
    const { visits } = (await visitor.call(getOverview, {})).result;
    expect(visits.today).toBeGreaterThan(100);
    expect(visits.lastSevenDays).toBeGreaterThan(6 * visits.today * 0.8);
  });

  it('shows payouts that arrived and one that came back, and a payment that is not what was agreed', async () => {
    const { visitor } = await atTheDesk(demoStaff[0]?.username ?? '');
    const payouts = (await visitor.call(listPayouts, { query: {} })).result.items;
    expect(payouts.map(({ person, state, isStuck }) => [person.username, state, isStuck])).toEqual([
      ['swiftlane', 'paid', false],
      ['tunde', 'paid', false],
      ['tunde', 'returned', false],
      ['swiftlane', 'paid', false],
      ['tunde', 'paid', false],
    ]);
    const questions = (await visitor.call(listMoneyQuestions, { query: {} })).result.items;
    expect(questions.map(({ what, person, answers }) => [what, person?.username, answers])).toEqual([
      ['Agreed ₦25,000.00, paid ₦2,500.00 with Paystack.', 'emeka', ['credit', 'refuse']],
    ]);
  });

  it('has an audit trail by both, in which every suspension and decision stands', async () => {
    const acts = await world.db<{ what: string; by: string }[]>`
      select what, username as by from ops_act join account on account.id = staff_id`;
    expect(new Set(acts.map(({ by }) => by)).size).toBe(2);
    expect(
      acts.filter(({ what }) => /^(suspended|identity-refused|identity-accepted|correction-rejected)$/.test(what)),
    ).toHaveLength(4);
  });
});

/** Made anew every time, like the salt of a hash: nothing anybody sees depends on it. */
const random = /^(id|hash|password_hash|client_id|transaction_id|event_id)$/;
/** The ids of what the modules write by themselves hold the time; keys may, too. */
const timed = /\b((trx|cmt|evt|neg)_[0-9A-Z]{26}|\d{4}-\d\d-\d\dT[\d:.]+Z)/g;

async function rowsOf(db: Database): Promise<Map<string, string[]>> {
  const columns = await db<{ tableName: string; columnName: string }[]>`
    select table_name, column_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type !~ '^(timestamp|date|xid)' order by 1, 2`;
  const rows = new Map<string, string[]>();
  for (const [table, of] of Map.groupBy(columns, ({ tableName }) => tableName)) {
    const kept = of.map(({ columnName }) => columnName).filter((name) => !random.test(name));
    if (kept.length === 0) continue;
    const [first = '', ...others] = kept;
    const more = others.length > 0 ? others.map((name) => db`, ${db(name)}`) : db``;
    const found = await db`select ${db(first)} ${more} from ${db(table)}`;
    rows.set(table, found.map((row) => JSON.stringify(row).replace(timed, '')).sort());
  }
  return rows;
}

it('has the same demo in every database, but for the times', () => {
  const [mine, theirs] = [world, again].map(({ databaseUrl }) => filled.get(databaseUrl));
  for (const table of ['account', 'image', 'timeline_item', 'delivery_order', 'chat_message', 'identity_check', 'user_report'])
    expect([table, mine?.get(table)?.length ?? 0]).toEqual([table, expect.toSatisfy((count) => count > 3)]);
  for (const [table, rows] of mine ?? []) expect([table, theirs?.get(table)]).toEqual([table, rows]);
});
