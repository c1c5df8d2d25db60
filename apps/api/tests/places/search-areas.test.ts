import { searchAreas } from '@waybill/contract/places/search-areas';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const search = (query: Record<string, unknown>) => world.visitor().call(searchAreas, { query });

describe('GET /places/areas', () => {
  it('finds districts and towns for somebody without an account', async () => {
    const { status, result } = await search({ searchText: 'Yaba' });
    expect([status, result.places[0]?.label]).toEqual([200, 'Yaba, Lagos']);
    expect(result.places.length).toBeLessThanOrEqual(8);
  });

  it('asks our own book, whoever else is asked for members', async () => {
    const node = await world.startNode({ PLACES_PROVIDER: 'photon', LOG_LEVEL: 'silent' });
    const answer = await fetch(`${node.origin}/api/places/areas?searchText=herbert+macaulay`);
    expect(JSON.stringify(await answer.json())).not.toContain('Herbert Macaulay Way');
  });

  it.each([
    ['no text', {}, 'searchText'],
    ['a text without end', { searchText: 'x'.repeat(121) }, 'searchText'],
    ['a limit of its own', { searchText: 'yaba', limit: 20 }, 'limit'],
  ])('refuses %s', async (_, query, field) => {
    const { problem } = await search(query);
    expect(problem.errors[0]?.field).toBe(field);
  });
});
