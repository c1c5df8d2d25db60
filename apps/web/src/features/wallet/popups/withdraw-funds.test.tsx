import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { standing } from '../tests/money.ts';
import { WithdrawFundsPopup } from './withdraw-funds.tsx';

describe('withdrawing money', () => {
  it('comes back from a forgotten PIN to the wallet that was chosen', async () => {
    const wallets = standing().wallets.map((wallet) => ({ ...wallet, balance: 0 }));
    const dollars = wallets.map((wallet) => ({ ...wallet, currency: 'USD', isLocked: true }));
    standInApi({ 'GET /wallet': Response.json({ ...standing(), wallets: [...wallets, ...dollars] }) });
    const open = vi.fn();
    renderWithQueries(<WithdrawFundsPopup params={{ currency: 'NGN' }} open={open} close={vi.fn()} />, {
      at: '/dashboard?popup=withdraw-funds&popup.currency=NGN',
    });
    fireEvent.click(await screen.findByText('Dollars, to PayPal'));
    fireEvent.click(screen.getByRole('button', { name: /PIN/ }));
    expect(open).toHaveBeenCalledWith('ForgotPin', { back: '/dashboard?popup=withdraw-funds&popup.currency=USD' });
  });
});
