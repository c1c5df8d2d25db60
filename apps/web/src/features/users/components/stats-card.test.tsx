import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { StatsCard } from './stats-card.tsx';

const stats = {
  packagesSent: 3,
  numberOfDeliveries: 2,
  runningOrders: 1,
  completionRate: 100,
  rating: 5,
  numberOfRatings: 1,
  stars: [0, 0, 0, 0, 1],
  posts: 4,
  likesReceived: 9,
  money: [
    { currency: 'NGN', earned: 4500, spent: 0 },
    { currency: 'USD', earned: 12, spent: 3 },
  ],
  months: [],
};

it('names every sum for those who hear it, in each currency', async () => {
  standInApi({ 'GET /users/stats': Response.json(stats) });
  renderWithQueries(<StatsCard />);
  expect(await screen.findAllByText('Earned')).toHaveLength(2);
  const terms = [...document.querySelectorAll('dt, dd')];
  expect(terms).toHaveLength(16);
  // A term in a group inside of a group belongs to no list any more.
  for (const term of terms) expect(term.parentElement?.parentElement?.tagName).toBe('DL');
});
