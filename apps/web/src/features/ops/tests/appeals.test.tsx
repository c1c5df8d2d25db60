import { fireEvent, screen } from '@testing-library/react';
import type { AppealDetailsView } from '@waybill/contract/ops/get-appeal';
import { expect, it } from 'vitest';
import { standInApi } from '../../../tests/stand-in-api.tsx';
import { AppealDetails } from '../components/appeals/appeal-details.tsx';
import { AppealQueue } from '../components/appeals/appeal-queue.tsx';
import { page, somebody } from './money.ts';
import { showInConsole } from './show-in-console.tsx';

const appeal: AppealDetailsView = {
  appealId: 'apl_1',
  person: { ...somebody, fullName: 'Bayo Ade', isBlocked: true },
  kind: 'suspension',
  reason: 'scam',
  since: '2026-11-18T09:00:00.000Z',
  decidedAt: null,
  outcome: null,
  isOwn: false,
  says: 'It was my brother',
  because: 'Asked three people for their PIN',
  measure: {
    id: 'msr_1',
    kind: 'suspension',
    reason: 'scam',
    toldAs: 'Three people were asked for their PIN.',
    item: null,
    setAt: '2026-11-17T09:00:00.000Z',
    until: null,
    readAt: null,
    setBy: 'ops.femi',
    lifted: null,
    appeal: null,
    appealableUntil: null,
  },
  decision: null,
};

const answered: AppealDetailsView = {
  ...appeal,
  decidedAt: '2026-11-18T12:00:00.000Z',
  outcome: 'taken-back',
  decision: { outcome: 'taken-back', at: '2026-11-18T12:00:00.000Z', by: 'ops.ngozi', toldAs: '', because: 'He is right' },
};

function show(first: AppealDetailsView = appeal, then: AppealDetailsView = answered) {
  let view = first;
  const api = standInApi({
    'GET /ops/appeals/apl_1': () => Response.json(view),
    'POST /ops/appeals/apl_1/decision': () => {
      view = then;
      return Response.json(then);
    },
  });
  showInConsole(<AppealDetails appealId="apl_1" />);
  return api;
}

it('an appeal shows both sides: what was set, why and in which words, and what the person says', async () => {
  show();
  await screen.findByText('“It was my brother”');
  expect(screen.getByText('“Asked three people for their PIN”')).toBeDefined();
  expect(screen.getByText(/Three people were asked for their PIN/)).toBeDefined();
  expect(screen.getByText('@ops.femi')).toBeDefined();
});

it('is taken back with a reason, after it is said what that does', async () => {
  const { of } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(screen.getByText('They can sign in again at once, and find everything as it was.')).toBeDefined();
  const why = screen.getByLabelText('Why');
  fireEvent.change(why, { target: { value: 'He is right' } });
  fireEvent.submit(why);
  await screen.findByText('Taken back, by @ops.ngozi');
  expect(of('POST /ops/appeals').map(({ body }) => body)).toEqual([
    { decision: 'take-back', toldAs: '', because: 'He is right' },
  ]);
});

it('is let stand only with words for the person', async () => {
  const { of } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Let it stand' }));
  const why = screen.getByLabelText('Why');
  fireEvent.change(why, { target: { value: 'It was him' } });
  fireEvent.submit(why);
  await screen.findByText('Please write what they read');
  fireEvent.change(screen.getByLabelText('What we tell them'), { target: { value: 'We asked the three once more.' } });
  fireEvent.submit(why);
  await screen.findByText('Taken back, by @ops.ngozi');
  expect(of('POST /ops/appeals').map(({ body }) => body)).toEqual([
    { decision: 'stands', toldAs: 'We asked the three once more.', because: 'It was him' },
  ]);
});

it('says to whoever set it why they do not answer it, and offers nothing', async () => {
  show({ ...appeal, isOwn: true });
  await screen.findByText('You set this yourself');
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Let it stand' })).toBeNull();
});

it('wait in a list that says whose they are and against what, and which are for a colleague', async () => {
  standInApi({ 'GET /ops/appeals': page([{ ...appeal, isOwn: true }]) });
  showInConsole(<AppealQueue />);
  await screen.findByText('Bayo Ade, against a suspension');
  expect(screen.getByText('Scam · set by you: for a colleague')).toBeDefined();
});

it('say so where nobody objects', async () => {
  standInApi({ 'GET /ops/appeals': page([]) });
  showInConsole(<AppealQueue />);
  expect(await screen.findByText('Nobody objects')).toBeDefined();
});
