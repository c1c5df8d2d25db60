import { describe, expect, it } from 'vitest';
import { faultyRow, readyRow } from '../tests/imports.ts';
import { countOf, faultWords, firstFilter, nextFault } from './rows.ts';

describe('the rows of a file', () => {
  it('those to mend come first, one after the other, and round again', () => {
    const rows = [faultyRow(1), readyRow(2), faultyRow(3)];
    expect([nextFault(rows, 1)?.position, nextFault(rows, 3)?.position, nextFault([faultyRow(1)], 1)]).toEqual([3, 1, undefined]);
    expect([
      firstFilter({ faulty: 1, ready: 5 }),
      firstFilter({ faulty: 0, ready: 5 }),
      firstFilter({ faulty: 0, ready: 0 }),
    ]).toEqual(['faulty', 'ready', 'posted']);
  });

  it('say the first reason, and how many there are besides', () => {
    const fault = { field: 'weight', message: 'Please enter a weight', places: [] } as const;
    expect(faultWords(faultyRow(1))).toBe('Phone: That does not look like a phone number');
    expect(
      faultWords(
        faultyRow(1, {
          faults: [
            { ...fault, places: [] },
            { ...fault, places: [] },
          ],
        }),
      ),
    ).toBe('Weight (kg): Please enter a weight, and 1 more');
    expect([countOf(1), countOf(1200)]).toEqual(['1 parcel', '1,200 parcels']);
  });
});
