import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { IdentityCheck } from '../components/identity-check.tsx';

const check = {
  subject: 'person',
  documents: [],
  kycStatus: 0,
  provider: 'built-in',
  documentType: null,
  nameOnDocument: null,
  files: [],
  submittedAt: null,
  decidedAt: null,
  reasons: [],
  note: '',
  widget: null,
};

const topUp = { currency: 'NGN', now: 200_000, checked: 5_000_000 } as const;

function open(queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  renderWithQueries(<IdentityCheck status={0} isBusiness={false} fullName="Ada Obi" topUp={topUp} onChanged={async () => {}} />, {
    queries,
  });
  return queries;
}

const number = () => screen.findByLabelText<HTMLInputElement>('Document number');

it('keeps what was typed when asking again in passing goes wrong', async () => {
  let answer = () => Response.json(check);
  const { of } = standInApi({ 'GET /kyc/check': () => answer() });
  const queries = open();
  fireEvent.change(await number(), { target: { value: 'A1234' } });
  answer = () => refusal('unavailable', 'Back in a moment', { status: 503 });
  await queries.refetchQueries({ queryKey: ['kyc', 'check'] });
  await waitFor(() => expect(of('GET')).toHaveLength(2));
  expect((await number()).value).toBe('A1234');
  expect(screen.queryByText('We could not load your check')).toBeNull();
});

it('finds what was typed again after it was closed, and writes it nowhere', async () => {
  standInApi({ 'GET /kyc/check': Response.json(check) });
  const queries = open();
  fireEvent.change(await number(), { target: { value: 'A1234' } });
  cleanup();
  open(queries);
  expect((await number()).value).toBe('A1234');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('A1234');
});

it('says how much may be added now, and with a checked identity', async () => {
  standInApi({ 'GET /kyc/check': Response.json(check) });
  open();
  const row = await screen.findByRole('row', { name: /^Add money at a time/ });
  expect(row.textContent).toContain('₦200,000₦5,000,000');
});

it.each([
  [null, /Our team looks at it/],
  [{ scriptUrl: 's', appId: 'a', publicKey: 'p', widgetId: 'w', referenceId: 'r' }, /Our partner looks at it/],
])('says who looks', async (widget, words) => {
  standInApi({ 'GET /kyc/check': Response.json({ ...check, widget }) });
  open();
  await screen.findByText(words);
});
