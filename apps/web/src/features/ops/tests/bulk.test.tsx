import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, renderWithQueries, type Sent, standInApi } from '../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../ui/toast.tsx';
import { ReportQueue } from '../components/reports/report-queue.tsx';
import { bisi, desk, hold, staffAda } from './desk.ts';
import { page, somebody } from './money.ts';

const names = ['Kemi', 'Chidi', 'Musa', 'Zainab', 'Tola'];
const report = (index: number) => ({
  id: `user-${index}`,
  about: { ...somebody, id: `usr_${index}`, fullName: names[index] ?? '' },
  by: { ...somebody, id: 'usr_by', fullName: 'Efe' },
  reason: 'spam',
  message: 'Forty times',
  createdAt: new Date().toISOString(),
  alike: 0,
  item: null,
  hasChat: false,
  closed: null,
});

const held = 'Bisi Ade holds this since 10:20.';
type Asked = { readonly cases: readonly { readonly kind: string; readonly id: string }[] };
const casesOf = ({ body }: Sent) => (body as Asked).cases;

/** What the server says: whatever is about `user-2` is held by a colleague. */
function verdicts(sent: Sent) {
  const cases = casesOf(sent).map(({ kind, id }) =>
    id === 'user-2'
      ? { kind, id, isDone: false, code: 'already_taken', words: held }
      : { kind, id, isDone: true, code: null, words: '' },
  );
  const done = cases.filter(({ isDone }) => isDone).length;
  return Response.json({ cases, done, refused: cases.length - done });
}

function show(answers: Parameters<typeof standInApi>[0] = {}, role: StaffRole = 'support', count = 5) {
  const closed = new Set<string>();
  const api = standInApi({
    'GET /ops/reports': () =>
      page(Array.from({ length: count }, (_, index) => report(index)).filter(({ id }) => !closed.has(id))),
    'GET /ops/desk': () => desk([hold(bisi, 'report', 'user-2')]),
    'POST /ops/bulk/preview': verdicts,
    'POST /ops/bulk': (sent) => {
      for (const { id } of casesOf(sent)) closed.add(id);
      return verdicts(sent);
    },
    ...answers,
  });
  renderWithQueries(
    <>
      <ReportQueue itemHref={() => '/'} />
      <Toaster />
    </>,
    { user: staffAda(role) },
  );
  return api;
}

beforeEach(() => sessionStorage.clear());

const box = (name: string) => screen.findByRole('checkbox', { name: `Choose ${name}, Spam` });
const chosen = () => screen.queryByRole('region', { name: 'What is chosen' })?.textContent ?? '';
const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey });

async function fillIn() {
  fireEvent.click(screen.getByRole('button', { name: 'Close …' }));
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.click(sheet.getByLabelText(/^Do nothing to them/));
  fireEvent.change(sheet.getByLabelText('Why'), { target: { value: 'The same joke' } });
  fireEvent.click(sheet.getByRole('button', { name: 'See what will happen' }));
  return sheet;
}

describe('rows of a queue', () => {
  it('are chosen one by one, as a range with Shift, all at once, and let go again', async () => {
    show();
    fireEvent.click(await box('Kemi'));
    expect(chosen()).toContain('1 chosen');
    fireEvent.click(await box('Zainab'), { shiftKey: true });
    expect(chosen()).toContain('4 chosen');
    fireEvent.click(await box('Chidi'));
    expect(chosen()).toContain('3 chosen');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all 5 shown' }));
    expect(chosen()).toContain('5 chosen');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(chosen()).toBe('');
  });

  it('are chosen by keyboard from the line one is on, and a range with Shift', async () => {
    show();
    await box('Kemi');
    const [first] = screen.getAllByRole('button', { name: 'Decide' });
    first?.focus();
    press('x');
    expect(chosen()).toContain('1 chosen');
    for (const key of ['j', 'j', 'j']) press(key);
    press('X', true);
    expect(chosen()).toContain('4 chosen');
    press('x');
    expect(chosen()).toContain('3 chosen');
    (await box('Musa')).focus();
    press('j');
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Decide' })[3]);
  });

  it('are offered what the role may do with them, and to whom it is closed there is nothing to choose', async () => {
    show({}, 'lead');
    fireEvent.click(await box('Kemi'));
    const offers = within(screen.getByRole('region', { name: 'What is chosen' })).getAllByRole('button');
    expect(offers.map(({ textContent }) => textContent)).toEqual(['Clear', 'Close …', 'Take on', 'Put back', 'Give to …']);
  });

  it('lead to no act that is for leads alone', async () => {
    show();
    fireEvent.click(await box('Kemi'));
    expect(screen.queryByRole('button', { name: 'Give to …' })).toBeNull();
  });

  it('are a hundred at a time at most', async () => {
    show({}, 'support', 101);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose all 101 shown' }));
    await screen.findByText('100 at a time at most. Please choose fewer.');
    expect(screen.queryByRole('button', { name: 'Close …' })).toBeNull();
  });
});

describe('several at once', () => {
  it('are looked at before anything happens, and what cannot be done stays chosen', async () => {
    const { of } = show();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose all 5 shown' }));
    const sheet = await fillIn();
    await sheet.findByText('4 will be closed, one cannot.');
    const cannot = within(sheet.getByRole('region', { name: 'Cannot be done' }));
    expect(cannot.getByRole('listitem').textContent).toBe(`Musa, Spam${held}`);
    expect(of('POST /ops/bulk').map(({ call }) => call)).toEqual(['POST /ops/bulk/preview']);
    fireEvent.click(sheet.getByRole('button', { name: 'Close 4 reports' }));
    await sheet.findByText('4 are closed');
    sheet.getByText('What could not be done stays chosen.');
    const [act] = of('POST /ops/bulk').filter(({ call }) => call === 'POST /ops/bulk');
    expect(act?.body).toEqual({
      act: { what: 'close-report', outcome: 'nothing', because: 'The same joke' },
      cases: [0, 1, 3, 4].map((index) => ({ kind: 'report', id: `user-${index}` })),
    });
    fireEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Decide' })).toHaveLength(1));
    expect(chosen()).toContain('1 chosen');
    expect((await box('Musa')).matches(':checked')).toBe(true);
  });

  it('ask for what is missing, and say so beside it', async () => {
    const { of } = show();
    fireEvent.click(await box('Kemi'));
    fireEvent.click(screen.getByRole('button', { name: 'Close …' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Close one report' }));
    fireEvent.click(sheet.getByRole('button', { name: 'See what will happen' }));
    await sheet.findByText('Please choose what to do');
    sheet.getByText('Please say why');
    fireEvent.click(sheet.getByLabelText(/^Warn each of them/));
    await sheet.findByText('Please choose a reason');
    expect(of('POST')).toEqual([]);
  });

  it('go in parts under one key, and go on with it after a lost answer', async () => {
    let tries = 0;
    const { of } = show(
      {
        'POST /ops/bulk': (sent) => {
          tries += 1;
          return tries === 2 ? refusal('internal', 'Something went wrong on our side', { status: 500 }) : verdicts(sent);
        },
      },
      'support',
      12,
    );
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose all 12 shown' }));
    const sheet = await fillIn();
    fireEvent.click(await sheet.findByRole('button', { name: 'Close 11 reports' }));
    await screen.findAllByText('Something went wrong on our side');
    fireEvent.click(await sheet.findByRole('button', { name: 'Close 11 reports' }));
    await sheet.findByText('11 are closed');
    const acts = of('POST /ops/bulk').filter(({ call }) => call === 'POST /ops/bulk');
    expect(acts.map((sent) => casesOf(sent).length)).toEqual([10, 1, 10, 1]);
    expect(new Set(acts.map(({ key }) => key)).size).toBe(1);
  });

  it('need nothing to be taken on, and the sheet goes when all of them are', async () => {
    show({ 'GET /ops/reports': () => page([report(0), report(1)]) });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose all 2 shown' }));
    fireEvent.click(screen.getByRole('button', { name: 'Take on' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Take on 2 cases' }));
    await sheet.findByText('2 will be taken on.');
    fireEvent.click(sheet.getByRole('button', { name: 'Take on 2 cases' }));
    await screen.findAllByText('2 are taken on');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen()).toBe('');
  });
});
