import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReplyView } from '@waybill/contract/ops/reply-view';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { ReplyList } from '../components/replies/reply-list.tsx';
import { WordsField } from '../components/replies/words-field.tsx';
import { matchReplies, typedByHand } from '../model/reply-search.ts';
import { bisi, staffAda } from './desk.ts';

const late: ReplyView = {
  id: 'rpl_1',
  title: 'Late parcel',
  text: 'Hello {{firstName}}, parcel {{trackingNumber}} is late. {{staffFirstName}}',
  kinds: ['support'],
  shortName: 'late',
  version: 3,
  changedBy: bisi,
  changedAt: '2026-11-18T10:00:00.000Z',
  isRetired: false,
};
const thanks: ReplyView = { ...late, id: 'rpl_2', title: 'Thank you', text: 'Thank you, {{firstName}}.', shortName: '' };
const refused: ReplyView = { ...late, id: 'rpl_3', title: 'Blurred papers', kinds: ['check'], shortName: '' };

function Box({ begins = '' }: { readonly begins?: string }) {
  const [text, setText] = useState(begins);
  return (
    <WordsField
      of={{ kind: 'support', values: { firstName: 'Chuka' } }}
      label="Answer"
      maxLength={500}
      value={text}
      onWrite={setText}
    />
  );
}

function show(begins?: string) {
  standInApi({ 'GET /ops/replies': () => Response.json({ replies: [late, thanks, refused] }) });
  renderWithQueries(<Box {...(begins === undefined ? {} : { begins })} />, { user: staffAda('support') });
  return screen.getByLabelText<HTMLTextAreaElement>('Answer');
}

it('a slash in the empty box and a short name put a reply in, filled from the case, and the gap is named', async () => {
  const box = show();
  fireEvent.keyDown(box, { key: '/' });
  const search = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Find a saved reply' });
  expect(search.value).toBe('/');
  fireEvent.change(search, { target: { value: '/la' } });
  await screen.findByRole('option', { name: /Late parcel/ });
  expect(screen.getAllByRole('option'), 'only what is for this kind of case, and answers').toHaveLength(1);
  fireEvent.keyDown(search, { key: 'Enter' });
  await waitFor(() => expect(box.value).toBe('Hello Chuka, parcel {{trackingNumber}} is late. Ada'));
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(box);
  await screen.findByText('Please fill in {{trackingNumber}} (tracking number of the parcel) first');
  fireEvent.change(box, { target: { value: box.value.replace('{{trackingNumber}}', '7K3 M9Q XPC') } });
  await waitFor(() => expect(screen.queryByText(/Please fill in/)).toBeNull());
});

it('what was typed before stays, and the reply goes to where the cursor was', async () => {
  const box = show('Good morning.  Bye.');
  box.setSelectionRange(14, 14);
  fireEvent.keyDown(box, { key: '/' });
  expect(screen.queryByRole('combobox'), 'a slash within a text is a slash').toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
  fireEvent.click(await screen.findByRole('option', { name: /Thank you/ }));
  await waitFor(() => expect(box.value).toBe('Good morning. Thank you, Chuka. Bye.'));
});

it('nothing is put in when the list is closed, but the slash that was typed', async () => {
  const box = show();
  fireEvent.keyDown(box, { key: '/' });
  await screen.findByRole('option', { name: /Late parcel/ });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(box.value).toBe('/'));
});

it('says so where a reply is longer than the box has room, and does not cut it', async () => {
  const box = show('x'.repeat(490));
  fireEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
  const option = await screen.findByRole('option', { name: /^Thank you.*Too long for this box/ });
  fireEvent.click(option);
  expect(box.value).toBe('x'.repeat(490));
});

it('finds by title without marks, by a word of the text, and by short name alone after a slash', () => {
  const all = [thanks, late];
  expect(matchReplies(all, 'LATE').map(({ id }) => id)).toEqual(['rpl_1']);
  expect(matchReplies(all, 'hello').map(({ id }) => id)).toEqual(['rpl_1']);
  expect(matchReplies(all, '/thank')).toEqual([]);
  expect(matchReplies(all, '/')).toEqual(all);
  expect(typedByHand(late.text, 'support')).toEqual(['trackingNumber']);
  expect(typedByHand(late.text, 'dispute')).toEqual(['firstName']);
});

it('a lead who falls behind reads who it was and what stands there now, and saves over it knowingly', async () => {
  let tries = 0;
  const theirs = { ...late, version: 4, text: 'The words of Bisi' };
  const { of } = standInApi({
    'GET /ops/replies': () => Response.json({ replies: [tries === 0 ? late : theirs] }),
    'PUT /ops/replies/rpl_1': () => {
      tries += 1;
      if (tries === 1) return refusal('list_changed', 'Bisi Ade changed this reply, 10:20.', { status: 409 });
      return Response.json(theirs);
    },
  });
  renderWithQueries(<ReplyList />, { user: staffAda('lead') });
  fireEvent.click(await screen.findByRole('button', { name: 'Change Late parcel' }));
  fireEvent.change(screen.getByLabelText('What they read'), { target: { value: 'My words, {{firstName}}' } });
  expect(within(screen.getByRole('region', { name: 'How it reads' })).getByText('My words, Adaeze')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Bisi Ade changed this reply, 10:20.');
  expect(screen.getByText('The words of Bisi', { selector: 'dialog blockquote' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(() => expect(of('PUT')).toHaveLength(2));
  expect(of('PUT').map(({ body }) => body)).toMatchObject([{ version: 3 }, { version: 4, text: 'My words, {{firstName}}' }]);
});

it('offers who is no lead nothing to change', async () => {
  standInApi({ 'GET /ops/replies': () => Response.json({ replies: [late] }) });
  renderWithQueries(<ReplyList />, { user: staffAda('support') });
  await screen.findByText('Hello Adaeze, parcel 7K3 M9Q XPC is late. Ngozi');
  expect(screen.queryByRole('button', { name: /Change|Retire|Write/ })).toBeNull();
});

it('retires a reply, and takes it back at a press', async () => {
  const { of } = standInApi({
    'GET /ops/replies': () => Response.json({ replies: [late] }),
    'PUT /ops/replies/rpl_1/retirement': () => Response.json(late),
  });
  renderWithQueries(<ReplyList />, { user: staffAda('lead') });
  fireEvent.click(await screen.findByRole('button', { name: 'Retire Late parcel' }));
  await waitFor(() => expect(of('PUT').map(({ body }) => body)).toEqual([{ isRetired: true }]));
});
