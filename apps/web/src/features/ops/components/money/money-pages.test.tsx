import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BooksView } from '@waybill/contract/ops/get-books';
import { describe, expect, it } from 'vitest';
import { refusal, standInApi } from '../../../../tests/stand-in-api.tsx';
import { page, payout, somebody } from '../../tests/money.ts';
import { proposal, splitPreview } from '../../tests/second-person.ts';
import { showInConsole } from '../../tests/show-in-console.tsx';
import { Books } from './books.tsx';
import { PayoutList } from './payout-list.tsx';
import { QuestionList } from './question-list.tsx';
import { Reconciliation } from './reconciliation.tsx';

const inSheet = () => within(screen.getByRole('dialog'));

function giveReason(words: string, button: string) {
  fireEvent.change(inSheet().getByLabelText('Why'), { target: { value: words } });
  fireEvent.click(inSheet().getByRole('button', { name: button }));
}

const withinLimit = { ...splitPreview, needsSecond: false };

describe('payouts', () => {
  it('that do not get on come first, with what stands in the way, and are sent again', async () => {
    const { of } = standInApi({
      'GET /ops/payouts': page([payout()]),
      'POST /ops/payouts/wb-out-1/retry': Response.json(payout({ state: 'sent', trouble: null })),
    });
    showInConsole(<PayoutList ownId="usr_me" />);
    expect(await screen.findByText('Paystack: status 500')).toBeDefined();
    expect(of('GET')[0]?.call).toContain('state=stuck');
    fireEvent.click(screen.getByRole('button', { name: 'Ask or send again' }));
    expect(inSheet().getByText(/Paystack is asked how ₦2,500.00 for Kemi Adeyemi stands/)).toBeDefined();
    giveReason('They wrote to us', 'Ask or send again');
    await waitFor(() => expect(of('POST')).toHaveLength(1));
    expect(of('POST')[0]?.body).toEqual({ because: 'They wrote to us' });
  });

  it('that cannot be sent are given back, at PayPal only by somebody who looked there', async () => {
    const paypal = {
      provider: 'paypal',
      currency: 'USD',
      destination: 'm•••@mail.example',
      accountName: null,
      canGiveBack: true,
    } as const;
    const { of } = standInApi({
      'GET /ops/payouts': page([payout(paypal)]),
      'GET /ops/proposals': page([]),
      'POST /ops/decisions/preview': Response.json(withinLimit),
      'POST /ops/payouts/wb-out-1/giving-back': Response.json(payout({ ...paypal, state: 'returned' })),
    });
    showInConsole(<PayoutList ownId="usr_me" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Give it back' }));
    giveReason('PayPal has forgotten it', 'Give it back');
    expect(await inSheet().findByText('Please look at PayPal first')).toBeDefined();
    expect(of('POST /ops/payouts')).toHaveLength(0);
    fireEvent.click(inSheet().getByRole('checkbox'));
    fireEvent.click(inSheet().getByRole('button', { name: 'Give it back' }));
    await waitFor(() => expect(of('POST /ops/payouts')).toHaveLength(1));
    expect(of('POST /ops/payouts')[0]?.body).toEqual({ hasLooked: true, because: 'PayPal has forgotten it' });
  });

  it('say whose account it is, and ask where that is another name', async () => {
    standInApi({
      'GET /ops/payouts': page([payout(), payout({ reference: 'wb-out-2', accountName: 'OKAFOR TUNDE', isOtherName: true })]),
    });
    showInConsole(<PayoutList ownId="usr_me" />);
    expect(await screen.findByText('ADEYEMI KEMI')).toBeDefined();
    expect(screen.getByText('OKAFOR TUNDE')).toBeDefined();
    expect(screen.getAllByText(/Is it their own account\?/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Give it back' })).toBeNull();
  });

  it('that are over, or one’s own, offer nothing', async () => {
    standInApi({
      'GET /ops/payouts': page([
        payout({ state: 'paid', trouble: null, isStuck: false }),
        payout({ reference: 'wb-out-2', person: { ...somebody, id: 'usr_me' } }),
      ]),
    });
    showInConsole(<PayoutList ownId="usr_me" />);
    expect(await screen.findByText('Delivered')).toBeDefined();
    expect(screen.getByText(/This is your own/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask or send again' })).toBeNull();
  });
});

describe('money questions', () => {
  const question = {
    kind: 'quarantined',
    reference: 'wb-1',
    what: 'Agreed ₦1,000.00, paid ₦950.00 with Paystack.',
    person: somebody,
    since: '2026-11-16T09:00:00.000Z',
    answers: ['credit', 'refuse'],
  };

  it('offer the answers there are, and send the one that was chosen', async () => {
    const { of } = standInApi({
      'GET /ops/money-questions': page([question]),
      'GET /ops/proposals': page([proposal({ decision: { kind: 'money-question', reference: 'wb-1', answer: 'credit' } })]),
      'POST /ops/decisions/preview': Response.json(withinLimit),
      'POST /ops/money-questions/wb-1/answer': new Response(null, { status: 204 }),
    });
    showInConsole(<QuestionList ownId="usr_me" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse it' }));
    expect(screen.queryByRole('button', { name: 'Close it' })).toBeNull();
    expect(await screen.findByRole('link', { name: 'It waits for a second person' })).toBeDefined();
    giveReason('It was a mistake', 'Refuse it');
    await waitFor(() => expect(of('POST /ops/money-questions')).toHaveLength(1));
    expect(of('POST /ops/money-questions')[0]?.body).toEqual({ answer: 'refuse', because: 'It was a mistake' });
  });

  it('about one’s own money are for somebody else', async () => {
    standInApi({ 'GET /ops/money-questions': page([question]) });
    showInConsole(<QuestionList ownId={somebody.id} />);
    expect(await screen.findByText(/about your own money/)).toBeDefined();
    expect(within(screen.getByRole('list', { name: 'Money questions' })).queryAllByRole('button')).toEqual([]);
  });
});

describe('the books', () => {
  const books: BooksView = {
    accounts: [
      { kind: 'available', currency: 'NGN', owner: 'people', accounts: 2, balance: 5200.5 },
      { kind: 'paystack-clearing', currency: 'NGN', owner: 'provider', accounts: 1, balance: -5000.5 },
      { kind: 'corrections', currency: 'NGN', owner: 'house', accounts: 1, balance: -200 },
    ],
    sums: [{ currency: 'NGN', sum: 0 }],
    transactions: 3,
    seal: { seq: 3, hash: 'ab'.repeat(32), at: '2026-11-16T09:00:00.000Z' },
    proof: null,
  };

  it('show each kind of account and that they sum to zero', async () => {
    standInApi({ 'GET /ops/books': Response.json(books) });
    showInConsole(<Books />);
    const table = await screen.findByRole('table', { name: 'Balances in naira' });
    expect(within(table).getByRole('row', { name: /To spend.*2 accounts.*5,200 naira 50 kobo/ })).toBeDefined();
    expect(within(table).getByRole('row', { name: /Came in through Paystack.*minus 5,000 naira/ })).toBeDefined();
    expect(screen.getByText('Sums to zero')).toBeDefined();
    expect(screen.getByText('Not proven yet')).toBeDefined();
  });

  it('are proven when somebody asks for it, and say what is off', async () => {
    const findings = [{ law: 'All accounts of one currency sum to zero', account: null, detail: 'NGN is off by 1' }];
    standInApi({
      'GET /ops/books': Response.json(books),
      'POST /ops/books/proof': Response.json({
        ...books,
        sums: [{ currency: 'NGN', sum: 0.01 }],
        proof: { at: '2026-11-16T09:00:00.000Z', isRight: false, findings },
      }),
    });
    showInConsole(<Books />);
    fireEvent.click(await screen.findByRole('button', { name: 'Prove them now' }));
    expect(await screen.findByText('The books are off')).toBeDefined();
    expect(screen.getByText('All accounts of one currency sum to zero: NGN is off by 1')).toBeDefined();
    expect(screen.getByText('Off')).toBeDefined();
  });

  it('say so when they do not arrive', async () => {
    standInApi({ 'GET /ops/books': refusal('unavailable', 'We will be back in a moment.', { status: 503 }) });
    showInConsole(<Books />);
    expect(await screen.findByText('We could not load the books')).toBeDefined();
  });
});

describe('the comparison with the providers', () => {
  it('shows the difference, and the trouble of one that does not answer', async () => {
    const none = { count: 0, amount: 0 };
    standInApi({
      'GET /ops/books/reconciliation': Response.json({
        at: '2026-11-16T09:00:00.000Z',
        providers: [
          {
            provider: 'paystack',
            currency: 'NGN',
            books: 1000,
            theirs: 985,
            trouble: null,
            underWayIn: { count: 2, amount: 300 },
            underWayOut: none,
          },
          {
            provider: 'paypal',
            currency: 'USD',
            books: 30,
            theirs: null,
            trouble: 'PayPal: status 503',
            underWayIn: none,
            underWayOut: none,
          },
        ],
      }),
    });
    showInConsole(<Reconciliation />);
    expect(await screen.findByText('minus 15 naira')).toBeDefined();
    expect(screen.getByText('PayPal could not be asked')).toBeDefined();
    expect(screen.getByText('PayPal: status 503')).toBeDefined();
    expect(screen.getByText('Not known')).toBeDefined();
  });
});
