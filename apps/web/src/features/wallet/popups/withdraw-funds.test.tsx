// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UserProvider } from '../../../session/user-context.tsx';
import { ada } from '../../../tests/own-user.ts';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { StaticNavigation } from '../../../ui/navigation/static-navigation.tsx';
import { ownWallets } from '../tests/money.ts';
import { WithdrawFundsPopup } from './withdraw-funds.tsx';

describe('withdrawing money', () => {
  afterEach(cleanup);

  it('comes back from a forgotten PIN to the wallet that was chosen', async () => {
    const wallets = ownWallets().wallets.map((wallet) => ({ ...wallet, balance: 0 }));
    const dollars = wallets.map((wallet) => ({ ...wallet, currency: 'USD', isLocked: true }));
    standInApi({ 'GET /wallet': Response.json({ ...ownWallets(), wallets: [...wallets, ...dollars] }) });
    const open = vi.fn();
    renderWithQueries(
      <UserProvider user={ada}>
        <StaticNavigation at="/dashboard?popup=withdraw-funds&popup.currency=NGN">
          <WithdrawFundsPopup params={{ currency: 'NGN' }} open={open} close={vi.fn()} />
        </StaticNavigation>
      </UserProvider>,
    );
    fireEvent.click(await screen.findByText('Dollars, to PayPal'));
    fireEvent.click(screen.getByRole('button', { name: /PIN/ }));
    expect(open).toHaveBeenCalledWith('ForgotPin', { back: '/dashboard?popup=withdraw-funds&popup.currency=USD' });
  });
});
