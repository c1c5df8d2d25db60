import { describe, expect, it } from 'vitest';
import { readTraceparent } from './traceparent.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it.each([`00-${traceId}-${spanId}-01`, `00-${traceId}-${spanId}-00`, `cc-${traceId}-${spanId}-01-what-comes-later`])(
    'is read as the W3C writes it: %s',
    (header) => {
      expect(readTraceparent(header)).toEqual({ traceId, spanId });
    },
  );

  it.each([
    undefined,
    '',
    [`00-${traceId}-${spanId}-01`],
    `ff-${traceId}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${traceId}-${spanId}`,
    `00-${traceId}-${spanId}-01x`,
    `00-${traceId}-${spanId}-01-${'x'.repeat(600)}`,
    `x00-${traceId}-${spanId}-01`,
  ])('is none otherwise: %s', (header) => {
    expect(readTraceparent(header)).toBeUndefined();
  });
});
