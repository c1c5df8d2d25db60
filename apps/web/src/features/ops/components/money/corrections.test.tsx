import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, standInApi } from '../../../../tests/stand-in-api.tsx';
import { correction, page, somebody } from '../../tests/money.ts';
import { showInConsole } from '../../tests/show-in-console.tsx';
import { CorrectionList } from './correction-list.tsx';
import { ProposeCorrectionSheet } from './propose-correction-sheet.tsx';

const decided = (id: string) => `POST /ops/corrections/${id}/decision`;
const inSheet = () => within(screen.getByRole('dialog'));
const why = (text: string) => fireEvent.change(inSheet().getByLabelText('Why'), { target: { value: text } });

describe('a correction that waits', () => {
  function show(items = [correction()], answer: Response = Response.json(correction({ state: 'approved' }))) {
    const api = standInApi({ 'GET /ops/corrections': page(items), [decided(items[0]?.id ?? '')]: answer });
    showInConsole(<CorrectionList />);
    return api;
  }

  it('says whose, how much, why and who proposed it', async () => {
    show();
    const list = await screen.findByRole('list', { name: 'Corrections' });
    for (const words of ['Kemi Adeyemi', 'Waits for a second person', 'It was our bag.', /@ops.ngozi proposed it/])
      expect(within(list).getByText(words)).toBeDefined();
    expect(within(list).getByText('1,250 naira 50 kobo')).toBeDefined();
  });

  it('is approved with a reason, and not without', async () => {
    const { of } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(inSheet().getByText(/₦1,250.50 are added to the balance of Kemi Adeyemi at once/)).toBeDefined();
    fireEvent.click(inSheet().getByRole('button', { name: 'Approve and book' }));
    expect(await inSheet().findByText('Please say why')).toBeDefined();
    expect(of('POST')).toEqual([]);
    why('I saw the pictures');
    fireEvent.click(inSheet().getByRole('button', { name: 'Approve and book' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(of('POST').map(({ body }) => body)).toEqual([{ decision: 'approve', because: 'I saw the pictures' }]);
  });

  it('is asked for under the same key until it is answered', async () => {
    const { of } = show(undefined, refusal('insufficient_funds', 'They have ₦300.00 to spend.', { status: 402 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    why('I saw the pictures');
    for (const tries of [1, 2]) {
      await waitFor(() => expect(inSheet().getByRole('button', { name: 'Approve and book' })).toHaveProperty('disabled', false));
      fireEvent.click(inSheet().getByRole('button', { name: 'Approve and book' }));
      await waitFor(() => expect(of('POST')).toHaveLength(tries));
      expect((await screen.findAllByText('They have ₦300.00 to spend.')).length).toBeGreaterThan(0);
    }
    expect(inSheet().getByLabelText('Why')).toHaveProperty('value', 'I saw the pictures');
    expect(new Set(of('POST').map(({ key }) => key)).size).toBe(1);
  });

  it('says so when somebody was faster', async () => {
    show(undefined, refusal('already_decided', 'ops.bola rejected this already.', { status: 409 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    why('No');
    fireEvent.click(inSheet().getByRole('button', { name: 'Reject' }));
    expect(await inSheet().findByText('ops.bola rejected this already.')).toBeDefined();
  });

  it('cannot be approved by whoever proposed it: they take it back', async () => {
    const { of } = show([correction({ proposedBy: 'ada', can: { approve: false, reject: true } })]);
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw it' }));
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    why('Wrong person');
    fireEvent.click(inSheet().getByRole('button', { name: 'Withdraw it' }));
    await waitFor(() => expect(of('POST')).toHaveLength(1));
    expect(of('POST')[0]?.body).toEqual({ decision: 'reject', because: 'Wrong person' });
  });

  it('above one’s own limit is left to a lead, and may be rejected', async () => {
    show([correction({ can: { approve: false, reject: true } })]);
    expect(await screen.findByText('It is above your own limit: a lead has to approve it.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    screen.getByRole('button', { name: 'Reject' });
  });

  it('offers nothing where it is about one’s own money, or over', async () => {
    const over = { state: 'approved', decidedBy: 'ops.bola', decidedAt: '2026-11-16T10:00:00.000Z' } as const;
    const none = { approve: false, reject: false };
    show([correction({ can: none }), correction({ ...over, id: 'cor_2', can: none, decisionBecause: 'I saw it.' })]);
    expect(await screen.findByText(/about your own money/)).toBeDefined();
    expect(screen.getByText(/@ops.bola approved it/)).toBeDefined();
    expect(screen.getByText('I saw it.')).toBeDefined();
    expect(within(screen.getByRole('list', { name: 'Corrections' })).queryAllByRole('button')).toEqual([]);
  });
});

describe('proposing a correction', () => {
  const show = (onClose = vi.fn()) => {
    showInConsole(<ProposeCorrectionSheet onClose={onClose} />);
    return onClose;
  };
  const type = (label: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

  const typePerson = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });

  it('finds the person by what is typed and sends their id, once', async () => {
    const { of } = standInApi({
      'GET /ops/people': page([somebody]),
      'POST /ops/corrections': Response.json(correction(), { status: 201 }),
    });
    const onClose = show();
    typePerson('kemi');
    expect((await screen.findAllByText('Kemi Adeyemi')).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByLabelText('Take from it'));
    type('Amount in naira', '1,250.50');
    type('What they read in their history', ' Paid twice ');
    type('Why', 'The bank wrote to us.');
    fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(of('POST').map(({ body }) => body)).toEqual([
      {
        userId: somebody.id,
        direction: 'out',
        currency: 'NGN',
        amount: 1250.5,
        title: 'Paid twice',
        because: 'The bank wrote to us.',
      },
    ]);
    expect(of('POST')[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sessionStorage.getItem('waybill.draft.ops.correction')).toBeNull();
  });

  it('says what is missing, beside it, and sends nothing', async () => {
    const { of } = standInApi({ 'GET /ops/people': page([]) });
    show();
    typePerson('nobody.here');
    fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
    for (const words of [
      'Please choose somebody from the list',
      'Please enter an amount',
      'Please enter what the person reads',
      'Please say why',
    ])
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(of('POST')).toEqual([]);
  });

  it('keeps what was typed when it is refused', async () => {
    standInApi({
      'GET /ops/people': page([somebody]),
      'POST /ops/corrections': refusal('amount_out_of_limits', 'The most at a time is ₦5,000,000.00.', {
        errors: [{ field: 'amount', message: 'The most at a time is ₦5,000,000.00.' }],
      }),
    });
    const onClose = show();
    typePerson('kemi');
    await screen.findAllByText('Kemi Adeyemi');
    type('Amount in naira', '6,000,000');
    type('What they read in their history', 'Paid twice');
    type('Why', 'The bank wrote to us.');
    fireEvent.click(screen.getByRole('button', { name: 'Propose' }));
    expect((await screen.findAllByText('The most at a time is ₦5,000,000.00.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Amount in naira')).toHaveProperty('value', '6,000,000');
    expect(onClose).not.toHaveBeenCalled();
  });
});
