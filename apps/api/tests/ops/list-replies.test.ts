import { expect, it } from 'vitest';
import { repliesFor, retireBy, useReplyDesk, writeBy } from './replies.ts';

const { desk } = useReplyDesk();

it('lists saved replies by title, whatever its case, and those retired apart, the newest first', async () => {
  const made = [];
  for (const title of ['Beads', 'apples', 'Cloth']) made.push((await writeBy(desk.lead, { title, shortName: '' })).result);
  expect((await repliesFor(desk.ama)).map(({ title }) => title)).toEqual(['apples', 'Beads', 'Cloth']);
  for (const reply of made.slice(0, 2)) await retireBy(desk.lead, reply);
  expect((await repliesFor(desk.ama)).map(({ title }) => title)).toEqual(['Cloth']);
  expect((await repliesFor(desk.ama, { state: 'retired' })).map(({ title }) => title)).toEqual(['apples', 'Beads']);
});
