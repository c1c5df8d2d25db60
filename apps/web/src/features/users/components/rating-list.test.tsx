import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { RatingList } from './rating-list.tsx';

const userId = 'usr_01JC000000000000000000000A';
const by = {
  id: 'usr_01JC000000000000000000000B',
  username: 'amina',
  fullName: 'Amina Bello',
  profilePicture: null,
  isDispatchPartner: false,
  isStaff: false,
  isIdentityChecked: false,
  rating: 0,
  numberOfDeliveries: 0,
};

function rating(stars: number, comment: string, dateCreated: string) {
  return { rating: stars, comment, dateCreated, by, as: 'carrier' };
}

const summary = { average: 4.5, count: 2, stars: [0, 0, 0, 1, 1] };

describe('what people said of somebody', () => {
  it('shows the average, how it came about and the words, and more of them when asked', async () => {
    standInApi({
      [`GET /users/${userId}/ratings?limit=10`]: Response.json({
        ...summary,
        items: [rating(5, 'On time, and he called first.', '2026-11-10T09:00:00.000Z')],
        nextCursor: 'next',
      }),
      [`GET /users/${userId}/ratings?limit=10&cursor=next`]: Response.json({
        ...summary,
        items: [rating(4, '', '2026-11-01T09:00:00.000Z')],
        nextCursor: null,
      }),
    });
    renderWithQueries(<RatingList userId={userId} isMine />);
    await screen.findByText('4.5');
    screen.getByText('2 ratings');
    screen.getByText('On time, and he called first.');
    screen.getByText(/^sent the parcel/);
    expect(screen.getByRole('list', { name: /how many stars/ }).textContent).toBe('5 stars14 stars13 stars02 stars01 star0');
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('4.0 of 5 stars');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says so when there is nothing yet', async () => {
    standInApi({
      [`GET /users/${userId}/ratings`]: Response.json({
        average: 0,
        count: 0,
        stars: [0, 0, 0, 0, 0],
        items: [],
        nextCursor: null,
      }),
    });
    renderWithQueries(<RatingList userId={userId} isMine />);
    await screen.findByText(/Nobody has rated you yet/);
  });

  it('offers another try when it did not arrive', async () => {
    standInApi({ [`GET /users/${userId}/ratings`]: refusal('unavailable', 'Back in a moment.', { status: 503 }) });
    renderWithQueries(<RatingList userId={userId} isMine={false} />);
    await screen.findByRole('button', { name: 'Try again' });
  });
});
