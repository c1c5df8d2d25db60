import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { CaseNotes } from '../components/cases/case-notes.tsx';
import { bisi, staffAda } from './desk.ts';
import { page } from './money.ts';

it('writes a note once, however often it is tried, and keeps what was typed until then', async () => {
  const notes: unknown[] = [];
  let tries = 0;
  const { of } = standInApi({
    'GET /ops/cases/support/room_1/notes': () => page(notes),
    'POST /ops/cases/support/room_1/notes': () => {
      tries += 1;
      if (tries === 1) return refusal('unavailable', 'We will be back.', { status: 503 });
      const note = { id: '1', by: bisi, text: 'She wrote twice', at: new Date().toISOString(), mentions: [] };
      notes.push(note);
      return Response.json(note, { status: 201 });
    },
  });
  renderWithQueries(<CaseNotes of={{ kind: 'support', id: 'room_1' }} />, { user: staffAda('support') });
  await screen.findByText('Nobody has written a note yet.');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note for colleagues');
  fireEvent.change(field, { target: { value: 'She wrote twice' } });
  const save = screen.getByRole('button', { name: 'Save the note' });
  fireEvent.click(save);
  await waitFor(() => expect(tries).toBe(1));
  await waitFor(() => expect(save.getAttribute('aria-busy')).not.toBe('true'));
  expect(field.value).toBe('She wrote twice');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await screen.findByText('She wrote twice', { selector: 'p' });
  expect(field.value).toBe('');
  const [first, second] = of('POST').map(({ body }) => body);
  expect(second).toEqual(first);
});
