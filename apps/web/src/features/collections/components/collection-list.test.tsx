import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../tests/parcels.ts';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { collection, taken, tolu } from '../tests/collections.ts';
import { CollectionList } from './collection-list.tsx';

const page = (items: readonly unknown[]) => () => Response.json({ items, nextCursor: null });

describe('a list of collections', () => {
  it('says of each who has to do with it, and leads to it', async () => {
    standInApi({
      'GET /collections': page([
        collection({ role: 'sender', asked: tolu }),
        taken({ role: 'sender', id: idOf('col', '2') }),
        collection({ role: 'sender', id: idOf('col', '3'), state: 'over', count: 0 }),
      ]),
    });
    renderWithQueries(<CollectionList list="sent" nothing={null} />);
    const rows = await screen.findAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Tolu Adebayo is asked'),
      expect.stringContaining('Tolu Adebayo carries them'),
      expect.stringContaining('Nobody took them together'),
    ]);
    expect(rows[1]?.getAttribute('href')).toBe(`/collections/${idOf('col', '2')}`);
  });

  it('says what to do where there is none', async () => {
    standInApi({ 'GET /collections': page([]) });
    renderWithQueries(<CollectionList list="offered" nothing={<p>Nothing on offer</p>} />);
    await screen.findByText('Nothing on offer');
  });
});
