import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ActView } from '@waybill/contract/ops/list-acts';
import { expect, it } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { StaticNavigation } from '../../../ui/navigation/static-navigation.tsx';
import { Toaster } from '../../../ui/toast.tsx';
import { DecidedLately } from '../components/undo/decided-lately.tsx';
import { UndoBar } from '../components/undo/undo-bar.tsx';
import { me, staffAda } from './desk.ts';
import { page } from './money.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const warned = (changes: Partial<ActView> = {}): ActView => ({
  id: '7',
  at: inMinutes(-2),
  by: me.username,
  what: 'warned',
  subject: 'ada',
  userId: 'usr_1',
  username: 'ada',
  because: 'Spam',
  about: [],
  undo: { until: inMinutes(7.5), whyNot: '' },
  undoneBy: null,
  ...changes,
});

const refunded = warned({
  id: '8',
  what: 'dispute-refunded',
  undo: { until: null, whyNot: 'Decisions about money are not undone.' },
});

function show(acts: readonly ActView[], answer: () => Response = () => Response.json(warned({ undoneBy: me.username }))) {
  let now = acts;
  const { of } = standInApi({
    'GET /ops/acts': () => page([...now]),
    'POST /ops/acts/7/undoing': () => {
      const answered = answer();
      if (answered.ok)
        now = now.map((act) => (act.id === '7' ? { ...act, undoneBy: me.username, undo: { until: null, whyNot: '' } } : act));
      return answered;
    },
  });
  renderWithQueries(
    <StaticNavigation at="/ops/work">
      <DecidedLately />
      <UndoBar />
      <Toaster />
    </StaticNavigation>,
    { user: staffAda('support') },
  );
  return { made: () => of('POST /ops/acts/7/undoing').length };
}

it('offers the last decision back on every page with the minutes that are left, and is gone when it is taken back', async () => {
  const { made } = show([warned()]);
  const bar = await screen.findByRole('region', { name: 'Your last decision' });
  expect(bar.textContent).toContain('You warned @ada');
  expect(bar.textContent).toContain('8 minutes left');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(`Taken back by @${me.username}`);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your last decision' })).toBeNull());
  expect(made()).toBe(1);
});

it('says in words why a decision about money is not undone, and offers nothing', async () => {
  show([refunded]);
  await screen.findByText('Decisions about money are not undone.');
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
});

it('can be put away, and stays among what was decided lately', async () => {
  show([warned()]);
  fireEvent.click(await screen.findByRole('button', { name: 'Put away' }));
  expect(screen.queryByRole('region', { name: 'Your last decision' })).toBeNull();
  screen.getByRole('button', { name: 'Undo, 8 minutes left' });
});

it('offers nothing once the time is over', async () => {
  show([warned({ undo: { until: inMinutes(-0.1), whyNot: '' } })]);
  await screen.findByText('“Spam”');
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
});

it('says why where it cannot be taken back any more', async () => {
  show([warned()], () => refusal('already_decided', 'It stands: one of us suspended the same person after it.', { status: 409 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findAllByText('It stands: one of us suspended the same person after it.');
});
