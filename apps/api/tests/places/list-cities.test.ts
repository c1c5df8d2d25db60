import { listCities } from '@waybill/contract/places/list-cities';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('cities', () => {
  const find = (id: string, query: Record<string, unknown> = {}) => world.visitor().call(listCities, { params: { id }, query });
  const names = async (id: string, query: Record<string, unknown> = {}) =>
    (await find(id, query)).result.cities.map((city) => city.name);

  it('come largest first, twenty unless asked otherwise, with the state they are in', async () => {
    const { result } = await find('NG');
    expect(result.cities).toHaveLength(20);
    expect(result.cities.slice(0, 3)).toEqual([
      { name: 'Lagos', region: 'Lagos' },
      { name: 'Kano', region: 'Kano' },
      { name: 'Ibadan', region: 'Oyo' },
    ]);
  });

  it.each([
    ['NG', 'la', 'Lagos'],
    ['NG', '  LAGOS ', 'Lagos'],
    ['NG', 'port h', 'Port Harcourt'],
    ['BR', 'sao p', 'São Paulo'],
    ['BR', 'SÃO P', 'São Paulo'],
    ['BR', 'são p'.normalize('NFD'), 'São Paulo'],
  ])('are found in %s by how they begin: “%s” finds %s', async (id, search, city) => {
    expect((await names(id, { search }))[0]).toBe(city);
  });

  it.each(['(', '.*', '%', '_', '\\', "' or 1=1 --", 'zzzz'])('takes “%s” for letters and finds nothing', async (search) => {
    expect(await names('NG', { search })).toEqual([]);
  });

  it.each([
    ['1', 1],
    ['50', 50],
  ])('come at most %s at a time when asked', async (limit, count) => {
    expect(await names('NG', { limit })).toHaveLength(count);
  });

  it.each(['0', '51', '-1', '1.5', '1e9', 'NaN', 'many', '9007199254740993'])('refuses a limit of %s', async (limit) => {
    const { problem } = await find('NG', { limit });
    expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', 'limit']);
  });

  it('refuses a second limit, a search without end and a filter it does not know', async () => {
    const twice = await world.visitor().request('/api/users/cities/NG?limit=2&limit=3');
    expect(twice.status).toBe(400);
    expect((await find('NG', { search: 'x'.repeat(81) })).problem.errors[0]?.field).toBe('search');
    expect((await find('NG', { sort: 'name' })).problem.errors[0]?.field).toBe('sort');
  });

  it.each([
    ['ZZ', 'not_found'],
    ['Nigeria', 'invalid_input'],
    ['__proto__', 'invalid_input'],
  ])('has none for %s', async (id, code) => {
    expect((await find(id)).problem.code).toBe(code);
  });

  it('has an empty list for a country without towns in our book', async () => {
    expect(await names('AQ')).toEqual([]);
  });
});
