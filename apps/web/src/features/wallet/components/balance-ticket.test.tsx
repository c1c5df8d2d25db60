import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WalletState } from '../model/wallet-in.ts';
import { BalanceTicket } from './balance-ticket.tsx';

const wallet: WalletState = { balance: 0, unclearedBalance: 0, escrowBalance: 0, owed: 0, isLocked: false, hasPin: true };

function show(wallet: WalletState) {
  render(
    <BalanceTicket currency="NGN" wallet={wallet} hidden={false} onToggle={() => {}}>
      {null}
    </BalanceTicket>,
  );
}

describe('the balance', () => {
  it('says what is owed and how it is paid, to whoever owes something', () => {
    show({ ...wallet, owed: 150 });
    screen.getByText('You owe us');
    screen.getByText(/The next money that comes in pays it\.$/);
    screen.getByText('150 naira');
  });

  it('says nothing of it to anybody else', () => {
    show(wallet);
    expect(screen.queryByText('You owe us')).toBeNull();
  });
});
