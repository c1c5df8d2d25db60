import { createRoom } from '@waybill/contract/chat/create-room';
import { closeReport } from '@waybill/contract/ops/close-report';
import { getReportChat } from '@waybill/contract/ops/get-report-chat';
import { listReports } from '@waybill/contract/ops/list-reports';
import { timelineItemType } from '@waybill/contract/timeline/enums';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { listTimeline } from '@waybill/contract/timeline/list-timeline';
import { reportItem } from '@waybill/contract/timeline/report-item';
import { reportUser } from '@waybill/contract/users/report-user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeReport as close } from '../../src/modules/ops/index.ts';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { closeReportNow } from '../../src/ops/close-report.ts';
import { listReportsNow } from '../../src/ops/list-reports.ts';
import { tally } from '../support/at-once.ts';
import { write as say } from '../support/chat.ts';
import { chargeForSending, dealAt, fee, offered } from '../support/orders.ts';
import { type Person, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { balanceOf } from '../support/people-with-money.ts';
import { actsAbout, staffMember } from '../support/staff.ts';
import { write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
let [ngozi, tunde] = [] as unknown as [Person, Person];
const because = 'Clearly a scam';

beforeAll(async () => {
  ngozi = await staffMember(world);
  tunde = await staffMember(world);
});
afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

const list = async (query: Record<string, unknown> = {}) =>
  (await ngozi.call(listReports, { query: { limit: 50, ...query } })).result;
const closeBy = (staff: Person, reportId: string, outcome: string) =>
  staff.call(closeReport, { params: { reportId }, body: { outcome, because } });

/** What is open about somebody, or about what they posted. */
const openAbout = async (userId: string) => (await list()).items.filter(({ about }) => about.id === userId);

async function reportOf(person: Person, by?: Person, more: Record<string, unknown> = {}): Promise<string> {
  const reporter = by ?? (await verifiedPerson(world));
  expect(
    (await reporter.call(reportUser, { body: { userId: person.id, reason: 'scam', message: 'Wants cash', ...more } })).status,
  ).toBe(204);
  const found = (await openAbout(person.id)).find(({ by, item }) => by?.id === reporter.id && item === null);
  return found?.id ?? '';
}

async function reportOfItem(author: Person, item: { itemType: number; id: string }, by?: Person): Promise<string> {
  const reporter = by ?? (await verifiedPerson(world));
  const body = { itemType: item.itemType, timelineItemId: item.id, reason: 'abuse', message: 'Rude' };
  expect((await reporter.call(reportItem, { body })).status).toBe(204);
  const found = (await openAbout(author.id)).find((report) => report.by?.id === reporter.id && report.item?.id === item.id);
  return found?.id ?? '';
}

const isBlocked = async (id: string) =>
  (await world.db`select from account where id = ${id} and blocked_at is not null`).length === 1;

describe('the list of reports', () => {
  it('shows people and posts in one line, the longest waiting first, with what was said', async () => {
    const [ada, bola] = [await verifiedPerson(world), await verifiedPerson(world)];
    const post = (await write(bola, 'Send me your PIN')).result;
    const [first, second] = [await reportOf(bola, ada), await reportOfItem(bola, post, ada)];
    const third = await reportOf(bola);
    const reports = await openAbout(bola.id);
    expect(reports.map(({ id }) => id)).toEqual([first, second, third]);
    expect(reports[0]).toMatchObject({
      about: { id: bola.id, username: bola.details.username },
      by: { id: ada.id },
      reason: 'scam',
      message: 'Wants cash',
      alike: 1,
      item: null,
      hasChat: false,
      closed: null,
    });
    expect(reports[1]).toMatchObject({
      alike: 0,
      item: { id: post.id, itemType: timelineItemType.Post, words: 'Send me your PIN', isRemoved: false },
    });
  });

  it('comes page by page, each report once, also where two kinds came in the same moment', async () => {
    await world.db`update user_report set created_at = date_trunc('hour', created_at)`;
    await world.db`update timeline_report set created_at = date_trunc('hour', created_at)`;
    for (const state of ['open', 'closed']) {
      const all = (await list({ state })).items.map(({ id }) => id);
      const seen: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const { items, nextCursor } = await list({ state, limit: 1, ...(cursor ? { cursor } : {}) });
        seen.push(...items.map(({ id }) => id));
        if (nextCursor === null) break;
        cursor = nextCursor;
      }
      expect(seen).toEqual(all);
      expect((await list({ state, limit: 2, skip: 1 })).items.map(({ id }) => id)).toEqual(all.slice(1, 3));
      // What is closed in one act was closed in the same moment, too.
      for (const id of state === 'open' ? all : []) await closeBy(ngozi, id, id.startsWith('user') ? 'nothing' : 'removed');
    }
  });
});

describe('a report is closed', () => {
  it('with nothing, together with all others about the same person, and that is written down', async () => {
    const bola = await verifiedPerson(world);
    const [first, second] = [await reportOf(bola), await reportOf(bola)];
    const { result } = await closeBy(ngozi, second, 'nothing');
    expect(result.closed).toMatchObject({ by: ngozi.details.username, outcome: 'nothing', because });
    expect(await openAbout(bola.id)).toEqual([]);
    const closed = (await list({ state: 'closed' })).items.map(({ id }) => id);
    expect(closed.slice(0, 2)).toEqual([second, first]);
    expect(await isBlocked(bola.id)).toBe(false);
    expect(await actsAbout(world, bola.id)).toEqual([
      { staffId: ngozi.id, what: 'report-closed', subject: second, userId: bola.id, because },
    ]);
  });

  it('by suspending the person, which ends what was said of their posts as well', async () => {
    const bola = await verifiedPerson(world);
    const post = (await write(bola, 'Pay me outside')).result;
    await reportOfItem(bola, post);
    const report = await reportOf(bola);
    expect((await closeBy(ngozi, report, 'suspended')).result.about.isBlocked).toBe(true);
    expect(await isBlocked(bola.id)).toBe(true);
    expect(await openAbout(bola.id)).toEqual([]);
    expect((await actsAbout(world, bola.id)).map(({ what, because }) => [what, because])).toEqual([
      ['report-closed', because],
      ['suspended', because],
    ]);
  });

  it('by taking the post down, and nobody sees it any more', async () => {
    const [bola, ada] = [await verifiedPerson(world), await verifiedPerson(world)];
    const post = (await write(bola, 'Buy followers')).result;
    const report = await reportOfItem(bola, post);
    expect((await closeBy(tunde, report, 'removed')).result.item?.isRemoved).toBe(true);
    const params = { itemType: post.itemType, timelineItemId: post.id };
    expect((await ada.call(getTimelineItem, { params })).problem.code).toBe('not_found');
    expect((await actsAbout(world, bola.id)).map(({ what, subject }) => [what, subject])).toEqual([
      ['report-closed', post.id],
      ['item-removed', post.id],
    ]);
  });

  it('by taking a parcel down: what was held for it goes back, and whoever offered to carry it hears of it', async () => {
    const { sender, packageId, orderId } = await offered(world);
    const report = await reportOfItem(sender, { itemType: timelineItemType.Package, id: packageId });
    expect((await closeBy(ngozi, report, 'removed')).status).toBe(200);
    expect(await balanceOf(world, sender.id, 'NGN')).toBe(fee + chargeForSending);
    const [event] =
      await world.db`select actor, user_id, status from order_event where order_id = ${orderId} order by seq desc limit 1`;
    expect(event).toMatchObject({ actor: 'ops', userId: null, status: 6 });
  });

  it('but not by taking down what somebody is carrying', async () => {
    const { sender, packageId } = await dealAt(world, 'Accepted');
    const report = await reportOfItem(sender, { itemType: timelineItemType.Package, id: packageId });
    expect((await closeBy(ngozi, report, 'removed')).problem).toMatchObject({
      code: 'already_matched',
      detail:
        'Somebody is carrying this parcel: it can be removed when the delivery has ended. You can suspend whoever posted it.',
    });
    expect((await openAbout(sender.id)).map(({ id }) => id)).toEqual([report]);
    expect(await actsAbout(world, sender.id)).toEqual([]);
  });

  it('once, also when two of us close it at the same moment, and only what the first decided happens', async () => {
    const bola = await verifiedPerson(world);
    const report = await reportOf(bola);
    const answers = await Promise.all([closeBy(ngozi, report, 'suspended'), closeBy(tunde, report, 'nothing')]);
    expect(tally(answers)).toEqual({ 200: 1, already_decided: 1 });
    const [{ outcome } = { outcome: '' }] = await world.db<
      { outcome: string }[]
    >`select outcome from user_report where user_id = ${bola.id}`;
    expect(await isBlocked(bola.id)).toBe(outcome === 'suspended');
    expect((await actsAbout(world, bola.id)).filter(({ what }) => what === 'report-closed')).toHaveLength(1);
    expect((await closeBy(tunde, report, 'nothing')).problem.code).toBe('already_decided');
  });

  it('together with what is written of it, or not at all', async () => {
    const bola = await verifiedPerson(world);
    const post = (await write(bola, 'Still here')).result;
    const reportId = await reportOfItem(bola, post);
    const nobody = 'usr_00000000000000000000000000';
    await expect(close(world.node.context, { staffId: nobody, reportId, outcome: 'removed', because })).rejects.toThrow('fkey');
    expect((await openAbout(bola.id)).map(({ item }) => item?.isRemoved)).toEqual([false]);
  });

  it('never by somebody it is about or who made it, and staff are not suspended by it', async () => {
    const about = await reportOf(tunde);
    expect((await closeBy(tunde, about, 'nothing')).problem.code).toBe('forbidden');
    expect((await closeBy(ngozi, about, 'suspended')).problem.code).toBe('forbidden');
    expect(await isBlocked(tunde.id)).toBe(false);
    expect((await closeBy(ngozi, about, 'nothing')).status).toBe(200);
    const made = await reportOf(await verifiedPerson(world), ngozi);
    expect((await closeBy(ngozi, made, 'nothing')).problem.code).toBe('forbidden');
    expect((await closeBy(tunde, made, 'nothing')).status).toBe(200);
    const post = (await write(tunde, 'My own words')).result;
    const item = await reportOfItem(tunde, post);
    expect((await closeBy(tunde, item, 'nothing')).problem.code).toBe('forbidden');
  });

  it('never by somebody who made one of those that would end with it, whichever they press', async () => {
    const bola = await verifiedPerson(world);
    const post = (await write(bola, 'Cheap phones')).result;
    const [mine, other, ofItem] = [await reportOf(bola, ngozi), await reportOf(bola), await reportOfItem(bola, post)];
    for (const [report, outcome] of [
      [other, 'nothing'],
      [other, 'suspended'],
      [ofItem, 'suspended'],
    ] as const)
      expect((await closeBy(ngozi, report, outcome)).problem.code, outcome).toBe('forbidden');
    expect((await openAbout(bola.id)).map(({ id }) => id).sort()).toEqual([mine, other, ofItem].sort());
    expect(await actsAbout(world, bola.id)).toEqual([]);
    expect((await closeBy(tunde, other, 'suspended')).status).toBe(200);
  });

  it('and who of ours is reported does not learn by whom', async () => {
    const ada = await verifiedPerson(world);
    const { id: roomId } = (await tunde.call(createRoom, { body: { userId: ada.id } })).result;
    const reportId = await reportOf(tunde, ada, { roomId });
    const seenBy = async (staff: Person) =>
      (await staff.call(listReports, { query: { limit: 50 } })).result.items.find(({ id }) => id === reportId);
    expect((await seenBy(ngozi))?.by?.id).toBe(ada.id);
    expect(await seenBy(tunde)).toMatchObject({ by: null, message: '', hasChat: false });
    expect((await tunde.call(getReportChat, { params: { reportId } })).problem.code).toBe('forbidden');
    await closeBy(ngozi, reportId, 'nothing');
  });

  it('with a reason and an end that fits it', async () => {
    const bola = await verifiedPerson(world);
    const reportId = await reportOf(bola);
    expect((await closeBy(ngozi, reportId, 'removed')).problem.code).toBe('invalid_input');
    expect((await closeBy(ngozi, reportId, 'forgotten')).problem.code).toBe('invalid_input');
    const withoutReason = { params: { reportId }, body: { outcome: 'nothing', because: ' ' } };
    expect((await ngozi.call(closeReport, withoutReason)).problem.code).toBe('invalid_input');
    for (const unknown of ['user-999999999', 'item-999999999'])
      expect((await closeBy(ngozi, unknown, 'nothing')).problem.code).toBe('not_found');
    for (const nonsense of ['user-0', 'chat-1', "user-1'--"])
      expect((await closeBy(ngozi, nonsense, 'nothing')).problem.code).toBe('invalid_input');
    expect((await openAbout(bola.id)).map(({ id }) => id)).toEqual([reportId]);
  });

  it('from the command line as well, where only what is open is listed', async () => {
    const bola = await verifiedPerson(world);
    const report = await reportOf(bola);
    const { context } = world.node;
    const listed = () => listReportsNow(context, { withMessages: false });
    expect(await listed()).toContain(`${report}  ${bola.details.username} was reported by`);
    expect(await closeReportNow(context, { report, outcome: 'suspended', because })).toMatch(/suspended/);
    expect(await listed()).not.toContain(bola.details.username);
    expect((await actsAbout(world, bola.id)).map(({ staffId, what }) => [staffId, what])).toEqual([
      [null, 'report-closed'],
      [null, 'suspended'],
    ]);
    for (const words of [
      { report: 'no such', outcome: 'nothing' },
      { report, outcome: 'forgotten' },
      { report, outcome: 'nothing' },
    ])
      await expect(closeReportNow(context, { ...words, because })).rejects.toThrow();
  });

  it('and what the same people say of it later changes nothing in it', async () => {
    const [bola, ada] = [await verifiedPerson(world), await verifiedPerson(world)];
    const post = (await write(bola, 'A post')).result;
    const report = await reportOfItem(bola, post, ada);
    await closeBy(ngozi, report, 'nothing');
    const body = { itemType: post.itemType, timelineItemId: post.id, reason: 'spam', message: 'Again' };
    expect((await ada.call(reportItem, { body })).status).toBe(204);
    const closed = (await list({ state: 'closed' })).items.find(({ id }) => id === report);
    expect(closed).toMatchObject({ reason: 'abuse', message: 'Rude', closed: { outcome: 'nothing' } });
  });

  it('but is a report of its own, of a post and of a person, also on the same day, and there is one of them at a time', async () => {
    const [bola, ada] = [await verifiedPerson(world), await verifiedPerson(world)];
    const post = (await write(bola, 'A post')).result;
    for (const first of [await reportOfItem(bola, post, ada), await reportOf(bola, ada)]) await closeBy(ngozi, first, 'nothing');
    expect(await openAbout(bola.id)).toEqual([]);
    const body = { itemType: post.itemType, timelineItemId: post.id, reason: 'spam', message: 'Again' };
    for (const message of ['Again', 'And again']) {
      await ada.call(reportItem, { body: { ...body, message } });
      await ada.call(reportUser, { body: { userId: bola.id, reason: 'scam', message } });
    }
    expect((await openAbout(bola.id)).map(({ message }) => message)).toEqual(['And again', 'And again']);
    expect((await ada.call(listTimeline)).status, 'who reported it twice still has a timeline').toBe(200);
  });
});

describe('a reported chat', () => {
  it('is read where one of the two reported it, as far as its end; each first look of a day is written down', async () => {
    const [ada, bola] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { id: roomId } = (await bola.call(createRoom, { body: { userId: ada.id } })).result;
    for (let number = 1; number <= 21; number += 1) await say(bola, roomId, `Message ${number}`);
    const reportId = await reportOf(bola, ada, { roomId });
    const look = (staff: Person) => staff.call(getReportChat, { params: { reportId } });
    const { messages } = (await look(ngozi)).result;
    expect(messages).toHaveLength(20);
    expect([messages[0]?.text, messages.at(-1)?.text]).toEqual(['Message 2', 'Message 21']);
    expect(messages[0]).toMatchObject({ by: bola.details.username, images: [] });
    await Promise.all([look(ngozi), look(ngozi), look(tunde)]);
    expect((await actsAbout(world, bola.id)).map(({ staffId, what, subject }) => [staffId, what, subject])).toEqual([
      [ngozi.id, 'chat-read', reportId],
      [tunde.id, 'chat-read', reportId],
    ]);
  });

  it('is nobody’s business otherwise', async () => {
    const [ada, bola] = [await verifiedPerson(world), await verifiedPerson(world)];
    await bola.call(createRoom, { body: { userId: ada.id } });
    const reportId = await reportOf(bola, ada);
    expect((await ngozi.call(getReportChat, { params: { reportId } })).problem.code).toBe('not_found');
    const item = await reportOfItem(bola, (await write(bola, 'Hello')).result);
    expect((await ngozi.call(getReportChat, { params: { reportId: item } })).problem.code).toBe('not_found');
    expect(await actsAbout(world, bola.id)).toEqual([]);
  });
});

it('nobody else reads or closes reports', async () => {
  const bola = await verifiedPerson(world);
  const reportId = await reportOf(bola);
  const strangers = [
    [bola, 'forbidden'],
    [await verifiedBusiness(world), 'forbidden'],
    [world.visitor(), 'not_signed_in'],
  ] as const;
  for (const [stranger, code] of strangers) {
    expect((await stranger.call(listReports)).problem.code).toBe(code);
    expect((await stranger.call(getReportChat, { params: { reportId } })).problem.code).toBe(code);
    expect((await stranger.call(closeReport, { params: { reportId }, body: { outcome: 'nothing', because } })).problem.code).toBe(
      code,
    );
  }
  expect((await openAbout(bola.id)).map(({ id }) => id)).toEqual([reportId]);
});
