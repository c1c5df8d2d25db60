import { focusManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReportView } from '@waybill/contract/ops/list-reports';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal, standInApi } from '../../../tests/stand-in-api.tsx';
import { FailedJobs } from '../components/house/failed-jobs.tsx';
import { CorrectionList } from '../components/money/correction-list.tsx';
import { PayoutList } from '../components/money/payout-list.tsx';
import { QuestionList } from '../components/money/question-list.tsx';
import { ReportQueue } from '../components/reports/report-queue.tsx';
import { correction, page, payout, somebody } from './money.ts';
import { showInConsole } from './show-in-console.tsx';

const since = '2026-11-16T09:00:00.000Z';
const report: ReportView = {
  id: 'user-1',
  about: somebody,
  by: { ...somebody, id: 'usr_2', username: 'ada', fullName: 'Ada Obi' },
  reason: 'scam',
  message: '',
  createdAt: since,
  item: null,
  hasChat: false,
  alike: 0,
  closed: null,
};
const question = { kind: 'unknown', reference: 'wb-1', what: 'Something.', person: null, since, answers: ['close'] };
const job = { id: 'job_1', name: 'wallet.sendPayout', data: '{}', error: 'No answer', failedAt: since, tries: 5 };

type Case = {
  readonly list: ReactNode;
  readonly get: string;
  readonly post: string;
  readonly item: unknown;
  readonly button: string;
  readonly empty: string;
};

const cases: Readonly<Record<string, Case>> = {
  reports: {
    list: <ReportQueue itemHref={() => '/'} />,
    get: 'GET /ops/reports',
    post: 'POST /ops/reports/user-1/closing',
    item: report,
    button: 'Decide',
    empty: 'All quiet',
  },
  payouts: {
    list: <PayoutList ownId="usr_me" />,
    get: 'GET /ops/payouts',
    post: 'POST /ops/payouts/wb-out-1/retry',
    item: payout(),
    button: 'Ask or send again',
    empty: 'Everything is moving',
  },
  'money questions': {
    list: <QuestionList ownId="usr_me" />,
    get: 'GET /ops/money-questions',
    post: 'POST /ops/money-questions/wb-1/answer',
    item: question,
    button: 'Close it',
    empty: 'No questions',
  },
  corrections: {
    list: <CorrectionList />,
    get: 'GET /ops/corrections',
    post: 'POST /ops/corrections/cor_01JCAAAAAAAAAAAAAAAAAAAAAA/decision',
    item: correction(),
    button: 'Approve',
    empty: 'No corrections',
  },
  jobs: {
    list: <FailedJobs />,
    get: 'GET /ops/jobs',
    post: 'POST /ops/jobs/job_1/settling',
    item: job,
    button: 'Run it again',
    empty: 'Everything runs',
  },
};

afterEach(() => focusManager.setFocused(undefined));

/** The list with one thing in it, the sheet open, and a colleague who takes the thing away. */
async function begin({ list, get, post, item, button }: Case) {
  let isGone = false;
  const { of } = standInApi({
    [get]: () => page(isGone ? [] : [item]),
    [post]: () => {
      isGone = true;
      return refusal('already_decided', 'A colleague did it.', { status: 409 });
    },
  });
  showInConsole(list);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const sheet = within(screen.getByRole('dialog'));
  for (const choice of sheet.queryAllByRole('radio').slice(0, 1)) fireEvent.click(choice);
  fireEvent.change(sheet.getByLabelText('Why'), { target: { value: 'Seen it' } });
  const takeAway = () => {
    isGone = true;
  };
  return { sheet, loads: () => of(get).length, takeAway };
}

/** From another window: every list that is shown is fetched again. */
function comeBack(): void {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
}

describe.each(Object.entries(cases))('a decision in the list of %s', (_, one) => {
  it('that came too late says so until it is closed, and the list is true then', async () => {
    const { sheet } = await begin(one);
    fireEvent.submit(sheet.getByLabelText('Why'));
    await sheet.findByText('Somebody was faster');
    comeBack();
    await screen.findByText(one.empty);
    expect(screen.getByText('A colleague did it.'), 'the list has changed, and it is still said').toBeTruthy();
    for (const close of sheet.getAllByRole('button', { name: 'Close' }).slice(-1)) fireEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(one.empty)).toBeTruthy();
  });

  it('keeps what is typed when the list is fetched again meanwhile', async () => {
    const { sheet, loads, takeAway } = await begin(one);
    takeAway();
    comeBack();
    await waitFor(() => expect(loads()).toBe(2));
    await screen.findByText(one.empty);
    expect(sheet.getByLabelText<HTMLTextAreaElement>('Why').value).toBe('Seen it');
  });
});
