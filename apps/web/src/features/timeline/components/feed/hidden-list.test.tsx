import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { post } from '../../tests/items.ts';
import { HiddenList } from './hidden-list.tsx';

const gone = 'no longer on the timeline';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `pst_${index}`);
const itemAnswer = (id: string) =>
  Response.json({ item: post('', { id, message: `Post ${id}` }), comments: { items: [], nextCursor: null } });

it('says that something did not arrive, and tries again', async () => {
  let answer = () => refusal('unavailable', 'Back in a moment', { status: 503 });
  standInApi({ 'GET /timeline/3/pst_0': () => answer() });
  renderWithQueries(<HiddenList itemIds={ids(1)} onChanged={() => {}} />);
  await screen.findByText('We could not load what you hid');
  expect(screen.queryByText(new RegExp(gone))).toBeNull();
  answer = () => itemAnswer('pst_0');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Post pst_0');
});

it('says that all of it has left the timeline only where it has', async () => {
  standInApi({ 'GET /timeline/3/pst_0': refusal('not_found', 'It is gone', { status: 404 }) });
  renderWithQueries(<HiddenList itemIds={ids(1)} onChanged={() => {}} />);
  await screen.findByText(new RegExp(gone));
});

it('leaves standing what is there while more comes', async () => {
  const all = ids(12);
  const late = Promise.withResolvers<Response>();
  standInApi(Object.fromEntries(all.slice(0, 10).map((id) => [`GET /timeline/3/${id}`, itemAnswer(id)])));
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    /pst_1[01]/.test(address) ? late.promise.then((it) => it.clone()) : answered(address, init),
  );
  renderWithQueries(<HiddenList itemIds={all} onChanged={() => {}} />);
  await screen.findByText('Post pst_9');
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByText('Post pst_9')).toBeTruthy();
  late.resolve(itemAnswer('pst_10'));
  expect(await screen.findAllByText('Post pst_10')).toHaveLength(2);
});
