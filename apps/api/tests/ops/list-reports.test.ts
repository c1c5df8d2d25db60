import { timelineItemType } from '@waybill/contract/timeline/enums';
import { describe, expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { verifiedPerson } from '../support/people.ts';
import { write } from '../support/timeline.ts';
import { closeBy, useReportDesk } from './report-desk.ts';

const { world, list, openAbout, reportOf, reportOfItem, desk } = useReportDesk();

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
      const seen = await allPages((on) => list({ state, limit: 1, ...on }));
      expect(seen.map(({ id }) => id)).toEqual(all);
      expect((await list({ state, limit: 2, skip: 1 })).items.map(({ id }) => id)).toEqual(all.slice(1, 3));
      // What is closed in one act was closed in the same moment, too.
      for (const id of state === 'open' ? all : []) await closeBy(desk.ngozi, id, id.startsWith('user') ? 'nothing' : 'removed');
    }
  });
});
