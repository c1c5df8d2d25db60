import type { Call } from '@waybill/contract/call';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { allRoutes } from '../../src/app.ts';

const calls: readonly Call[] = allRoutes.map((route) => route.call);
const nameOf = (call: Call) => `${call.method} ${call.path}`;

/** The names of all fields that a schema knows, however deep. */
function fieldsOf(schema: Call['body']): string[] {
  if (!schema) return [];
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('properties' in value && typeof value.properties === 'object' && value.properties)
      found.push(...Object.keys(value.properties));
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return found;
}

const takes = (call: Call, what: RegExp) => [call.body, call.query].flatMap(fieldsOf).some((field) => what.test(field));
const isLimitedBy = (call: Call, by: 'caller' | 'ip') => (call.limits ?? []).some((limit) => limit.by === by);

describe('every call whose input has a secret that costs work to compare', () => {
  it.each([
    ['PIN', /pin$/i, 8],
    ['password', /password$/i, 6],
  ])('counts the tries of each caller: a %s', (_, what, fewest) => {
    const found = calls.filter((call) => takes(call, what));
    expect(found.length, 'the search finds them').toBeGreaterThanOrEqual(fewest);
    const unlimited = found.filter((call) => !isLimitedBy(call, call.access === 'public' ? 'ip' : 'caller'));
    expect(unlimited.map(nameOf)).toEqual([]);
  });
});
