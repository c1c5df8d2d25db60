import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { line } from '../tests/money.ts';
import { PayoutFlow } from './payout-flow.tsx';

const banks = Response.json({ banks: [{ name: 'Access Bank', code: '044' }] });
const resolved = Response.json({ accountName: 'ADA OBI', accountNumber: '0123456789', bankCode: '044' });
const sentLine = Response.json(line({ kind: 'payout', direction: 'out', status: 0, title: 'To ADA OBI', dateSettled: null }));
const planned = { 'GET /wallet/listOfBanks': banks, 'GET /wallet/resolveAccount': resolved };

function show() {
  const asked = { onForgotPin: vi.fn(), onKyc: vi.fn(), onClose: vi.fn() };
  renderWithQueries(<PayoutFlow currency="NGN" room={{ balance: 5000, leftToday: 1_000_000 }} {...asked} />);
  return asked;
}

async function fill(amount = '1,000') {
  fireEvent.change(await screen.findByRole('combobox', { name: 'Bank' }), { target: { value: 'Access Bank' } });
  fireEvent.change(screen.getByLabelText('Account number'), { target: { value: '0123456789' } });
  fireEvent.change(screen.getByLabelText('Amount in naira'), { target: { value: amount } });
}

async function review(amount?: string) {
  await fill(amount);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Is everything right?');
}

function confirm(pin: string) {
  fireEvent.change(screen.getByLabelText('Your PIN'), { target: { value: pin } });
  fireEvent.click(screen.getByRole('button', { name: /^Send ₦/ }));
}

describe('withdrawing to a bank', () => {
  it('shows whose account it is, then what will happen, and only then sends', async () => {
    const { of } = standInApi({ ...planned, 'POST /wallet/initiatepayout': sentLine });
    show();
    await review();
    screen.getByText('ADA OBI');
    expect(of('POST')).toHaveLength(0);
    confirm('2580');
    await screen.findByText('Pending');
    expect(of('POST')[0]?.body).toEqual({
      currency: 'NGN',
      amount: 1000,
      pin: '2580',
      accountNumber: '0123456789',
      bankCode: '044',
      accountName: 'ADA OBI',
    });
  });

  it('keeps the account for next time if one says so', async () => {
    const { of } = standInApi({ ...planned, 'POST /wallet/initiatepayout': sentLine });
    show();
    await screen.findByRole('combobox', { name: 'Bank' });
    expect(screen.queryByLabelText('Save this account for next time')).toBeNull();
    await fill();
    fireEvent.click(screen.getByLabelText('Save this account for next time'));
    await review();
    confirm('2580');
    await screen.findByText('Pending');
    expect(of('POST')[0]?.body).toMatchObject({ accountNumber: '0123456789', saveAccount: true });
  });

  it('goes to a saved account at one press, and forgets it when one says so', async () => {
    const kept = {
      id: 'pac_1',
      bankCode: '044',
      accountNumber: '0123456789',
      accountName: 'ADA OBI',
      dateUsed: '2026-11-14T08:40:00Z',
    };
    const { of } = standInApi({
      ...planned,
      'GET /wallet/payoutAccounts': Response.json({ accounts: [kept] }),
      'DELETE /wallet/payoutAccounts/pac_1': new Response(null, { status: 204 }),
    });
    show();
    fireEvent.click(await screen.findByRole('radio', { name: /ADA OBI/ }));
    expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveProperty('value', 'Access Bank');
    expect(screen.getByLabelText('Account number')).toHaveProperty('value', '0123456789');
    expect(screen.queryByLabelText('Save this account for next time')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove this saved account' }));
    await waitFor(() => expect(of('DELETE')).toHaveLength(1));
    await waitFor(() => expect(screen.getByLabelText('Account number')).toHaveProperty('value', ''));
  });

  it('does not go on with an account that has no name', async () => {
    const message = 'That bank does not know this account number. Please check both.';
    standInApi({
      ...planned,
      'GET /wallet/resolveAccount': refusal('account_not_found', message, { errors: [{ field: 'accountNumber', message }] }),
    });
    show();
    await fill();
    await screen.findByText(message);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Account number')));
    expect(screen.queryByText('Is everything right?')).toBeNull();
  });

  it('says how many tries a wrong PIN leaves, clears it, and tries again with the same key', async () => {
    const wrong = refusal('pin_wrong', 'That is not your PIN. 4 tries left.');
    const { of } = standInApi({
      ...planned,
      'POST /wallet/initiatepayout': ({ body }) => (JSON.stringify(body).includes('2580') ? sentLine.clone() : wrong.clone()),
    });
    show();
    await review();
    confirm('1111');
    await screen.findByText('That is not your PIN. 4 tries left.');
    expect(screen.getByLabelText('Your PIN')).toHaveProperty('value', '');
    // The field takes the focus in an effect, after the words are there.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your PIN')));
    confirm('2580');
    await screen.findByText('Pending');
    expect(of('POST')[1]?.key).toBe(of('POST')[0]?.key);
  });

  it('offers a new PIN when the wallet is locked', async () => {
    standInApi({
      ...planned,
      'POST /wallet/initiatepayout': refusal('wallet_locked', 'Your wallet is locked.', { status: 423 }),
    });
    const { onForgotPin } = show();
    await review();
    confirm('1111');
    fireEvent.click(await screen.findByRole('button', { name: 'Reset your PIN' }));
    expect(onForgotPin).toHaveBeenCalled();
    // With the new PIN one goes on here.
    screen.getByLabelText('Your PIN');
  });

  it('comes back to the amount when there is too little after all, with everything typed still there', async () => {
    const message = 'You need ₦200.00 more for this. Add money and it goes on.';
    const short = refusal('insufficient_funds', message, { status: 402, errors: [{ field: 'amount', message }], shortfall: 200 });
    standInApi({ ...planned, 'POST /wallet/initiatepayout': short });
    show();
    await review();
    confirm('2580');
    await screen.findByText(message);
    expect(screen.getByRole('combobox', { name: 'Bank' })).toHaveProperty('value', 'Access Bank');
    expect(screen.getByLabelText('Amount in naira')).toHaveProperty('value', '1,000');
  });

  it('leads to the identity check when the server asks for it', async () => {
    standInApi({
      ...planned,
      'POST /wallet/initiatepayout': refusal('kyc_required', 'Please have your identity checked first.'),
    });
    const { onKyc } = show();
    await review();
    confirm('2580');
    await waitFor(() => expect(onKyc).toHaveBeenCalled());
  });

  it('keeps what was typed for the next time, and never the PIN', async () => {
    standInApi({ ...planned, 'POST /wallet/initiatepayout': refusal('provider_unavailable', 'Nobody answers.') });
    show();
    await review();
    confirm('2580');
    await waitFor(() => expect(screen.getByLabelText('Your PIN')).toHaveProperty('value', ''));
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).toContain('0123456789');
    expect(kept).not.toContain('2580');
  });

  it('puts everything there is into the field at one press', async () => {
    standInApi(planned);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Everything' }));
    expect(screen.getByLabelText('Amount in naira')).toHaveProperty('value', '5,000');
  });
});

describe('withdrawing to PayPal', () => {
  it('asks for the account’s email and nothing of a bank', async () => {
    const { of } = standInApi({ 'POST /wallet/initiatepayout': sentLine });
    const asked = { onForgotPin: vi.fn(), onKyc: vi.fn(), onClose: vi.fn() };
    renderWithQueries(<PayoutFlow currency="USD" room={{ balance: 80, leftToday: 2000 }} {...asked} />);
    fireEvent.change(screen.getByLabelText('Email of the PayPal account'), { target: { value: 'ada@example.com' } });
    fireEvent.change(screen.getByLabelText('Amount in dollars'), { target: { value: '12.50' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Is everything right?');
    screen.getByText('ada@example.com');
    fireEvent.change(screen.getByLabelText('Your PIN'), { target: { value: '2580' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send $12.50' }));
    await screen.findByText('Pending');
    expect(of('GET')).toHaveLength(0);
    expect(of('POST')[0]?.body).toEqual({ currency: 'USD', paypalEmail: 'ada@example.com', amount: 12.5, pin: '2580' });
  });
});
