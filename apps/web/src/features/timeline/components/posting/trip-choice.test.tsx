import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { standInApi } from '../../../../tests/stand-in-api.tsx';
import { trip } from '../../tests/items.ts';
import { page, show } from '../../tests/show.tsx';
import { TripChoice } from './trip-choice.tsx';

const { can } = trip('1');
const full = trip('1', { can: { ...can, book: false } });
const choice = <TripChoice itemType={2} onChoose={vi.fn()} onSendInstead={vi.fn()} />;

/** Pages of the list, one after the other; the last of them for ever. */
function pages(...answers: readonly Response[]) {
  let asked = 0;
  return standInApi({
    'GET /timeline': () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? page([]);
      asked += 1;
      return answer.clone();
    },
  });
}

describe('the choice of a trip to book', () => {
  it('looks on by itself where the first page has nothing to book', async () => {
    pages(page([full], 'c2'), page([trip('2')]));
    show(choice);
    await screen.findByRole('list', { name: 'Trips with room' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says so where there is nothing to book at all', async () => {
    pages(page([full], 'c2'), page([]));
    show(choice);
    await screen.findByRole('heading', { name: 'No traveller goes that way' });
  });

  it('does not look for ever unasked', async () => {
    const { sent } = pages(page([full], 'c'));
    show(choice);
    await screen.findByText(/^Nothing with room so far/);
    screen.getByRole('button', { name: 'Show more' });
    expect(sent).toHaveLength(5);
  });
});
