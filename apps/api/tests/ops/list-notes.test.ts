import { expect, it } from 'vitest';
import { allPages } from '../support/all-pages.ts';
import { named, useCaseDesk } from './case-desk.ts';
import { note, notesOf } from './notes.ts';

const { desk, asking } = useCaseDesk();

it('lists the notes of one case, newest first', async () => {
  const [{ name }, { name: other }] = [await asking(), await asking()];
  for (const text of ['One', 'Two', 'Three']) await note(desk.ama, name, text);
  await note(desk.bayo, other, 'Elsewhere');
  expect((await notesOf(desk.bayo, name)).items.map(({ text }) => text)).toEqual(['Three', 'Two', 'One']);
  expect((await allPages((on) => notesOf(desk.bayo, name, { limit: 1, ...on }))).map(({ text }) => text)).toEqual([
    'Three',
    'Two',
    'One',
  ]);
  expect((await notesOf(desk.ama, named('report', 'user-1'))).items).toEqual([]);
});
