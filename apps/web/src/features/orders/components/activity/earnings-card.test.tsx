import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { EarningsCard } from './earnings-card.tsx';

const nothing = { deliveries: 0, earned: 0 };
const some = { deliveries: 2, earned: 40 };
const naira = { currency: 'NGN', today: nothing, week: nothing, month: nothing, uncleared: 0 };
const dollars = { currency: 'USD', today: some, week: some, month: some, uncleared: 0 };

function show(currencies: readonly unknown[], earned: number) {
  const days = ['2026-11-15', '2026-11-16'].map((day) => ({ day, currency: 'NGN', earned }));
  standInApi({ 'GET /orders/earnings': Response.json({ currencies, days }) });
  renderWithQueries(<EarningsCard hidden={false} />);
}

describe('what was earned', () => {
  it('does not deny dollars where only the naira are empty', async () => {
    show([naira, dollars], 0);
    await screen.findByText(/^Nothing in the last two weeks, in naira\./);
  });

  it('says which money the days are about, to whoever earns in two', async () => {
    show([naira, dollars], 500);
    await screen.findByText('The last two weeks, in naira');
    cleanup();
    show([naira], 500);
    await screen.findByRole('img', { name: /^In the last 2 days/ });
    expect(screen.queryByText(/in naira/)).toBeNull();
  });
});
