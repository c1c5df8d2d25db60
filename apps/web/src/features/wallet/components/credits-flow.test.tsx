import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import type { CreditsChoice } from '../model/credits-choice.ts';
import { line, ownWallets } from '../tests/money.ts';
import { transferOf } from '../tests/transfers.ts';
import { CreditsFlow } from './credits-flow.tsx';

const left = vi.hoisted(() => vi.fn());
vi.mock('../model/leave-for.ts', () => ({ leaveFor: async (address: string) => left(address) }));

function show(changes: Parameters<typeof ownWallets>[0] = {}, chosen: Partial<CreditsChoice> = {}) {
  const asked = { onSetPin: vi.fn(), onForgotPin: vi.fn(), onShort: vi.fn(), onDone: vi.fn() };
  renderWithQueries(<CreditsFlow wallets={ownWallets(changes)} back="/orders" chosen={chosen} {...asked} />);
  return asked;
}

const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const goOn = () => fireEvent.click(screen.getByRole('button', { name: /^(Continue|Pay)/ }));

function confirm(pin: string) {
  fireEvent.change(screen.getByLabelText('Your PIN'), { target: { value: pin } });
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }));
}

describe('buying credits', () => {
  beforeEach(() => void left.mockReset());

  it('from the wallet with the PIN, and says how many there are now', async () => {
    const { of } = standInApi({
      'POST /wallet/credits': Response.json({ credits: 12, transaction: line({ kind: 'credits', direction: 'out' }) }),
    });
    const { onDone } = show();
    choose(/^10 credits/);
    goOn();
    confirm('2580');
    await screen.findByText('You have 12 credits now');
    expect(of('POST')[0]?.body).toEqual({ credits: 10, currency: 'NGN', pin: '2580' });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onDone).toHaveBeenCalled();
  });

  it('says how much is missing before asking for the PIN', () => {
    standInApi({});
    const { onShort } = show();
    choose(/^25 credits/);
    goOn();
    expect(onShort).toHaveBeenCalledWith({ credits: 25, payBy: 'NGN' }, 'NGN', 5625);
    expect(screen.queryByLabelText('Your PIN')).toBeNull();
  });

  it('begins with what was chosen before somebody left for money or a PIN', async () => {
    standInApi({ 'POST /wallet/credits': refusal('wallet_locked', 'Five wrong PINs.', { status: 423 }) });
    const { onForgotPin } = show({}, { credits: 10, payBy: 'NGN' });
    expect(screen.getByRole('radio', { name: /^10 credits/ })).toHaveProperty('checked', true);
    goOn();
    confirm('2580');
    fireEvent.click(await screen.findByRole('button', { name: 'Reset your PIN' }));
    expect(onForgotPin).toHaveBeenCalledWith({ credits: 10, payBy: 'NGN' });
    screen.getByLabelText('Your PIN');
    expect(screen.queryByText('Your wallet is locked'), 'the reset has opened it again').toBeNull();
  });

  it('believes the server when the money is gone meanwhile', async () => {
    standInApi({ 'POST /wallet/credits': refusal('insufficient_funds', 'You need more.', { status: 402, shortfall: 375 }) });
    const { onShort } = show();
    goOn();
    confirm('2580');
    await waitFor(() => expect(onShort).toHaveBeenCalledWith({ credits: 5, payBy: 'NGN' }, 'NGN', 375));
  });

  it('asks for a PIN to be set first where there is none', () => {
    standInApi({});
    const [wallet] = ownWallets().wallets;
    const { onSetPin } = show({ wallets: wallet ? [{ ...wallet, hasPin: false }] : [] });
    goOn();
    expect(onSetPin).toHaveBeenCalled();
  });

  it('by bank transfer, without a PIN, and comes back to the account that waits', async () => {
    const bought = transferOf({ purpose: 'credits', credits: 10, amount: 4500, missing: 4500 });
    const { of } = standInApi({
      'POST /wallet/credits/transfer': Response.json(bought),
      'POST /wallet/transfers/verify': Response.json(bought),
    });
    show();
    choose(/^10 credits/);
    choose(/^Bank transfer/);
    goOn();
    await screen.findByRole('heading', { name: 'Send exactly ₦4,500.00' });
    expect(of('POST')[0]?.body).toEqual({ credits: 10 });
    fireEvent.click(screen.getByRole('button', { name: 'Pay in another way' }));
    screen.getByText('You have 2 credits');
  });

  it('by card on the card page, without a PIN', async () => {
    const { of } = standInApi({
      'POST /wallet/credits/card': Response.json({ reference: 'wb-2', authorizationUrl: 'https://pay.example/wb-2' }),
    });
    show();
    choose(/^Card/);
    goOn();
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/wb-2'));
    expect(of('POST')[0]?.body).toEqual({ credits: 5 });
  });
});
