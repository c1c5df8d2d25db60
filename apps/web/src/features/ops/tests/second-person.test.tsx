import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DecisionPreviewView } from '@waybill/contract/ops/preview-decision';
import { expect, it } from 'vitest';
import { refusal, standInApi } from '../../../tests/stand-in-api.tsx';
import { DisputeDetails } from '../components/disputes/dispute-details.tsx';
import { ProposalList } from '../components/second-person/proposal-list.tsx';
import { dispute } from './dispute.ts';
import { page } from './money.ts';
import { proposal, splitPreview } from './second-person.ts';
import { showInConsole } from './show-in-console.tsx';

const large = { ...dispute, fee: 80_000 };

function showDispute(preview: Response | (() => Response) = Response.json(splitPreview), waiting: readonly unknown[] = []) {
  const api = standInApi({
    'GET /ops/disputes/ord_1': Response.json(large),
    'GET /ops/proposals': page(waiting),
    'POST /ops/decisions/preview': preview,
    'POST /ops/proposals': Response.json(proposal({ isOwn: true, can: { confirm: false, decline: true } }), { status: 201 }),
    'POST /ops/disputes/ord_1/decision': Response.json({ ...large, kind: 'decided' }),
  });
  showInConsole(<DisputeDetails orderId="ord_1" />);
  return api;
}

async function split(part: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Split the fee' }));
  const sheet = screen.getByRole('dialog');
  fireEvent.change(within(sheet).getByLabelText(/^The carrier’s part/), { target: { value: part } });
  fireEvent.change(within(sheet).getByLabelText('Why'), { target: { value: 'Half of it arrived' } });
  return sheet;
}

const sums = (within_: HTMLElement) => within(within_).getByLabelText('Who gets what').textContent;

it('shows who gets what before a decision, as the server says it, and not as the browser counts', async () => {
  const { of } = showDispute(
    Response.json({ ...splitPreview, needsSecond: false, limit: 500_000 } satisfies DecisionPreviewView),
  );
  const sheet = await split('30000');
  await within(sheet).findByLabelText('Who gets what');
  expect(sums(sheet)).toContain('Tolu Adebayo, carrier27,000 naira');
  expect(sums(sheet)).toContain('All of it80,500 naira');
  fireEvent.submit(within(sheet).getByLabelText('Why'));
  await waitFor(() => expect(of('POST /ops/disputes')).toHaveLength(1));
  expect(of('POST /ops/decisions/preview').at(-1)?.body).toEqual({
    decision: { kind: 'dispute', orderId: 'ord_1', decision: 'split', carrierGets: 30_000 },
  });
  expect(of('POST /ops/proposals')).toEqual([]);
});

it('proposes what is above the limit, and says so before', async () => {
  const { of } = showDispute();
  const sheet = await split('30000');
  await within(sheet).findByText('A second person has to agree');
  within(sheet).getByRole('button', { name: 'Propose it' });
  fireEvent.submit(within(sheet).getByLabelText('Why'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(of('POST /ops/proposals').map(({ body }) => body)).toEqual([
    {
      decision: { kind: 'dispute', orderId: 'ord_1', decision: 'split', carrierGets: 30_000 },
      because: 'Half of it arrived',
    },
  ]);
  expect(of('POST /ops/disputes')).toEqual([]);
});

it('says why nothing can be added up, and asks again', async () => {
  let tries = 0;
  showDispute(() => (++tries === 1 ? refusal('provider_unavailable', 'Paystack does not answer') : Response.json(splitPreview)));
  const sheet = await split('30000');
  await within(sheet).findByText('We could not add up who gets what');
  fireEvent.click(within(sheet).getByRole('button', { name: /again/i }));
  await within(sheet).findByText('Our commission');
});

it('shows on the case who proposed what, and takes the word of a second person', async () => {
  showDispute(undefined, [proposal()]);
  const panel = await screen.findByRole('region', { name: 'Proposed' });
  within(panel).getByText('Half of it arrived');
  expect(sums(panel)).toContain('Kemi Adeyemi, sender50,000 naira');
  fireEvent.click(within(panel).getByRole('button', { name: 'Confirm' }));
  await screen.findByText('Confirm ₦80,500.00?');
});

it.each([
  [
    { isOwn: true, can: { confirm: false, decline: true } },
    ['Take it back'],
    'You proposed it: somebody else of us has to confirm it.',
  ],
  [{ can: { confirm: false, decline: true } }, ['Decline'], 'It is above your own limit, too: a lead has to confirm it.'],
  [{ can: { confirm: false, decline: false } }, [], 'This is about your own money: somebody else of us decides.'],
  [{ state: 'lapsed', can: { confirm: false, decline: false } }, [], /not any more as it was/],
] as const)('offers what may be done, and says why not more: %o', async (change, buttons, words) => {
  standInApi({ 'GET /ops/proposals': page([proposal(change)]) });
  showInConsole(<ProposalList />);
  const list = await screen.findByRole('list', { name: 'Proposals' });
  within(list).getByText(words);
  expect(
    within(list)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([...buttons]);
  within(list).getByRole('link', { name: 'WB-1' });
});

it('sends the second word with its reason', async () => {
  const { of } = standInApi({
    'GET /ops/proposals': page([proposal()]),
    'POST /ops/proposals/prp_01JCAAAAAAAAAAAAAAAAAAAAAA/decision': Response.json(proposal({ state: 'confirmed' })),
  });
  showInConsole(<ProposalList />);
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  const sheet = screen.getByRole('dialog');
  fireEvent.change(within(sheet).getByLabelText('Why you agree'), { target: { value: 'I looked as well' } });
  fireEvent.submit(within(sheet).getByLabelText('Why you agree'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(of('POST').map(({ body }) => body)).toEqual([{ decision: 'confirm', because: 'I looked as well' }]);
});
