import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { QueueFigures } from '@waybill/contract/ops/get-figures';
import { expect, it } from 'vitest';
import { refusal, standInApi } from '../../../tests/stand-in-api.tsx';
import { QueuesFigures } from '../components/figures/queues-figures.tsx';
import { showInConsole } from './show-in-console.tsx';

const none = { cameIn: 0, decided: 0, waiting: 0, cameBack: 0, toFirstAnswer: null, toDecision: null };
const checks: QueueFigures = {
  kind: 'check',
  now: { ...none, cameIn: 8, decided: 6, waiting: 3, cameBack: 2, toDecision: { median: 7200, ninetieth: 90_000 } },
  before: { ...none, cameIn: 4, decided: 4, waiting: 1 },
  days: [
    { day: '2026-11-18', cameIn: 5, decided: 2, waiting: 4 },
    { day: '2026-11-19', cameIn: 3, decided: 4, waiting: 3 },
  ],
  outcomes: [
    { outcome: 'accepted', now: 5, before: 4 },
    { outcome: 'refused', now: 1, before: 0 },
  ],
};
const quiet: QueueFigures = { kind: 'report', now: none, before: none, days: [], outcomes: [] };
const answer = { startDate: '2026-11-18', endDate: '2026-11-19', queues: [checks, quiet] };
const open = (answers: Parameters<typeof standInApi>[0] = { 'GET /ops/figures': Response.json(answer) }) => {
  const api = standInApi(answers);
  showInConsole(<QueuesFigures />, '/ops/figures');
  return api;
};

it('says of each queue how it goes, beside how it went before', async () => {
  open();
  const card = within(await screen.findByRole('region', { name: 'Identity checks' }));
  const said = (caption: string) => card.getByText(caption, { selector: 'dt' }).parentElement?.textContent;
  expect(said('Came in')).toBe('Came in8before: 4');
  expect(said('Decided after')).toBe('Decided after2 h9 of 10 within 25 hbefore: –');
  expect(said('Came back')).toBe('Came back25%2 of 8before: 0%');
  expect(card.getByRole('row', { name: 'Accepted 5 4' })).toBeTruthy();
  expect(screen.getByText('Nothing came in these days, nor before.')).toBeTruthy();
});

it('says its charts in words, and each day in a table', async () => {
  open();
  const card = within(await screen.findByRole('region', { name: 'Identity checks' }));
  expect(card.getByRole('img', { name: 'In 2 days 8 came in and 6 were decided.' })).toBeTruthy();
  expect(card.getByRole('img', { name: '4 waited at the end of the first day, 3 wait now.' })).toBeTruthy();
  const table = within(card.getByRole('table', { name: 'Identity checks by day', hidden: true }));
  expect(table.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'DayCame inDecidedWaiting',
    'Today343',
    'Yesterday524',
  ]);
});

it('asks for other days when somebody chooses them', async () => {
  const api = open();
  await screen.findByRole('region', { name: 'Identity checks' });
  fireEvent.click(screen.getByRole('radio', { name: '90 days' }));
  await waitFor(() => expect(api.of('GET /ops/figures').map(({ call }) => call.split('?')[1])).toEqual(['days=30', 'days=90']));
});

it('can be asked for again when nothing arrives', async () => {
  open({ 'GET /ops/figures': () => refusal('internal', 'Something went wrong on our side.') });
  await screen.findByText('We could not load the figures');
});
