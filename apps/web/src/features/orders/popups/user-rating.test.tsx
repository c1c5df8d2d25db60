import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { UserRatingPopup } from './user-rating.tsx';

it('shows what others said of somebody under an address with their id', async () => {
  const userId = 'usr_01JC000000000000000000000A';
  standInApi({
    [`GET /users/${userId}/ratings`]: Response.json({
      average: 0,
      count: 0,
      stars: [0, 0, 0, 0, 0],
      items: [],
      nextCursor: null,
    }),
  });
  renderWithQueries(<UserRatingPopup params={{ userId }} open={vi.fn()} close={vi.fn()} />);
  await screen.findByText('Nobody has rated them yet.');
  const message = screen.getByRole('link', { name: 'Write a message' });
  expect(message.getAttribute('href')).toBe(`/messages/chat?userId=${userId}`);
});
