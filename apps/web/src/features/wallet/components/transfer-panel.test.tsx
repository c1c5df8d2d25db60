import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { TransferView } from '@waybill/contract/wallet/transfer-view';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { transferOf } from '../tests/transfers.ts';
import { TransferPanel } from './transfer-panel.tsx';

function show(now: Partial<TransferView>, begun: Partial<TransferView> = {}) {
  const api = standInApi({ 'POST /wallet/transfers/verify': Response.json(transferOf(now)) });
  const told = { onEnded: vi.fn(), onDone: vi.fn(), onAnew: vi.fn() };
  renderWithQueries(<TransferPanel begun={transferOf(begun)} {...told} />);
  return { ...told, ...api };
}

afterEach(() => vi.unstubAllGlobals());

describe('the account of a payment by transfer', () => {
  it('shows number, bank, name, amount and the time that is left', () => {
    show({});
    screen.getByRole('heading', { name: 'Send exactly ₦5,000.00' });
    screen.getByText('9912 345 678');
    screen.getByText('Wema Bank');
    screen.getByText('PAYSTACK CHECKOUT');
    screen.getByText(/^29:0\d$/);
    screen.getByText('Waiting for your bank');
    screen.getByText(/if it gets through, it is added to your wallet/);
  });

  it('copies the number and the amount at one press, as a bank app takes them', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    show({});
    fireEvent.click(screen.getByRole('button', { name: /Copy Account number/ }));
    await screen.findByText('Account number copied');
    fireEvent.click(screen.getByRole('button', { name: /Copy Amount/ }));
    await screen.findByText('Amount copied');
    expect(writeText.mock.calls).toEqual([['9912345678'], ['5000.00']]);
  });

  it('says that the money is there, what really came, and goes on', async () => {
    const { onEnded, onDone } = show({ state: 'paid', received: 3000, missing: 0 });
    await screen.findByRole('heading', { name: 'The money is in your wallet' });
    screen.getByText('3,000 naira');
    expect(onEnded).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onDone).toHaveBeenCalled();
  });

  it('asks for the rest when too little came for a price', async () => {
    show({ purpose: 'credits', credits: 5, amount: 2375, state: 'part', received: 2000, missing: 375 });
    await screen.findByRole('heading', { name: 'Send the rest: ₦375.00' });
    screen.getByText('₦2,000.00 came, ₦375.00 is missing');
    screen.getByText(/If it does not come, everything goes back/);
  });

  it('says that a wrong amount was not accepted', async () => {
    show({ wasRejected: true });
    await screen.findByText('That was another amount');
    screen.getByText(/Please send exactly ₦5,000.00/);
  });

  it.each<[string, Partial<TransferView>, RegExp]>([
    [
      'what was too much',
      { purpose: 'credits', credits: 5, state: 'paid', returning: 125, returned: 0 },
      /₦125.00 goes back.*more than the price/,
    ],
    [
      'what was not enough',
      { purpose: 'credits', credits: 5, state: 'over', returning: 2000, returned: 2000 },
      /₦2,000.00 went back.*not the whole price in time/,
    ],
  ])('says what becomes of %s', async (_what, now, words) => {
    show(now);
    expect((await screen.findByText(words)).textContent).toContain('the account it came from');
  });

  it('says so when the time is over and nobody has sent anything', async () => {
    const { onAnew } = show({ state: 'over', missing: 0 });
    await screen.findByRole('heading', { name: 'The time is over' });
    screen.getByText(/nothing was taken/);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onAnew).toHaveBeenCalled();
  });

  it('stays as it is when nobody can be asked, and asks again when it is told to', async () => {
    const { of } = standInApi({ 'POST /wallet/transfers/verify': refusal('provider_unavailable', 'Nobody answers.') });
    renderWithQueries(<TransferPanel begun={transferOf()} onEnded={vi.fn()} onDone={vi.fn()} onAnew={vi.fn()} />);
    await waitFor(() => expect(of('POST')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'I have sent it' }).getAttribute('aria-busy')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'I have sent it' }));
    await waitFor(() => expect(of('POST')).toHaveLength(2));
    screen.getByText('9912 345 678');
  });
});
