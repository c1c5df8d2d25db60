import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dueAt } from '@waybill/contract/ops/case-times';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal, standInApi } from '../../../tests/stand-in-api.tsx';
import { DisputeDetails } from '../components/disputes/dispute-details.tsx';
import { bisi, desk } from './desk.ts';
import { dispute } from './dispute.ts';
import { showInConsole } from './show-in-console.tsx';

const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
const question = {
  id: 'oqn_1',
  side: 'carrier',
  userId: 'usr_2',
  askedBy: bisi,
  question: 'Was the box open?',
  state: 'open',
  askedAt: '2026-11-16T10:00:00.000Z',
  answerBy: until,
  endedAt: null,
  answer: '',
  answeredBy: null,
  images: [],
};
const asked = { ...dispute, questions: [question], asked: [{ name: 'Tolu Adebayo', state: 'waiting', until }] };

const shown = (now: object, more: Parameters<typeof standInApi>[0] = {}) => {
  const answers = standInApi({
    'GET /ops/disputes/ord_1': () => Response.json(now),
    'GET /ops/desk': () => desk(),
    'GET /ops/cases/dispute/ord_1/notes': () =>
      Response.json({
        items: [{ id: '7', by: bisi, text: 'I know this shop', at: '2026-11-16T11:00:00.000Z', mentions: [] }],
        nextCursor: null,
      }),
    ...more,
  });
  showInConsole(<DisputeDetails orderId="ord_1" />);
  return answers;
};

afterEach(() => {
  for (const button of screen.queryAllByRole('button', { name: /^Dismiss/ })) fireEvent.click(button);
});

describe('asking one side of a dispute', () => {
  it('wants to know whom, what, and by when', async () => {
    const { of } = shown(dispute, { 'POST /ops/disputes/ord_1/questions': () => Response.json(asked, { status: 201 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask a question' }));
    const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
    ask();
    screen.getByText('Please choose who is asked');
    screen.getByText('Please write what you want to know');
    fireEvent.change(screen.getByLabelText('Who is asked'), { target: { value: 'carrier' } });
    fireEvent.change(screen.getByLabelText('Time to answer'), { target: { value: '4' } });
    fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'Was the box open?' } });
    ask();
    await waitFor(() => expect(screen.queryByLabelText('Your question')).toBeNull());
    expect(of('POST').map(({ body }) => body)).toEqual([{ side: 'carrier', question: 'Was the box open?', hours: 4 }]);
  });

  it('shows whose answer it waits for and until when, offers the other side, and takes a question back', async () => {
    const { of } = shown(asked, {
      'POST /ops/disputes/ord_1/questions/oqn_1/withdrawal': () => refusal('no_longer_open', 'It is answered.'),
    });
    await screen.findByText(/^Waiting for Tolu Adebayo until /);
    const due = document.querySelector('[aria-label="Who has it"] time');
    expect(due?.getAttribute('datetime'), 'due with the answer').toBe(
      dueAt('dispute', new Date(dispute.since), [{ state: 'waiting', until }]).toISOString(),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Ask a question' }));
    const who = screen.getByLabelText<HTMLSelectElement>('Who is asked');
    expect([...who.options].map(({ text }) => text)).toEqual([`${dispute.sender.fullName}, the sender`]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Take the question back' }));
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'The photo says it' } });
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await screen.findByText('It is answered.');
    expect(of('POST').map(({ body }) => body)).toEqual([{ because: 'The photo says it' }]);
  });

  it('stands in the record between evidence and notes, with who sees it', async () => {
    const at = (hour: number) => `2026-11-16T${hour}:30:00.000Z`;
    const event = {
      id: 'evt_1',
      what: 'evidence',
      orderStatus: null,
      by: 'sender',
      actedBy: null,
      at: at(11),
      heardAt: at(11),
      proof: null,
      message: 'It is torn',
      cancellationReasons: [],
      images: [],
    };
    shown({
      ...asked,
      history: [event],
      questions: [
        { ...question, state: 'answered', endedAt: at(12), answer: 'It was taped', answeredBy: 'Chidi' },
        { ...question, id: 'oqn_2', side: 'sender', state: 'unanswered', askedAt: at(13), endedAt: at(14) },
      ],
      asked: [{ name: dispute.sender.fullName, state: 'unanswered', until: at(14) }],
    });
    await waitFor(() => expect(screen.getAllByText(/I know this shop/).length).toBeGreaterThan(1));
    const record = within(screen.getByRole('region', { name: 'What happened' }));
    expect(record.getAllByRole('listitem').map((line) => line.querySelector('p')?.textContent)).toEqual([
      'Bisi Ade asked Tolu Adebayo',
      'Bisi Ade wrote a note',
      'The sender added evidence',
      'Chidi for Tolu Adebayo answered',
      `Bisi Ade asked ${dispute.sender.fullName}`,
      `No answer from ${dispute.sender.fullName} in time`,
    ]);
    record.getByText(/“It was taped”/);
    expect(record.getAllByText(/the other side does not see it/)).toHaveLength(4);
    expect(screen.getAllByText(`No answer from ${dispute.sender.fullName} in time`).length, 'in the bar, too').toBe(2);
  });

  it('ends with the most that may be asked', async () => {
    const ended = { ...question, state: 'answered', endedAt: until, answer: 'Yes' };
    shown({ ...dispute, questions: Array.from({ length: 6 }, (_, index) => ({ ...ended, id: `oqn_${index}` })) });
    await screen.findByText('6 questions are asked, and that is the most. Please decide.');
    expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull();
  });
});
