import { describe, expect, it } from 'vitest';
import { decodePlusCode, decodeShortPlusCode, encodePlusCode, plusCodeIn } from '../src/places/plus-code.ts';

describe('a Plus Code', () => {
  // From the test data of Open Location Code.
  it.each([
    ['7FG49Q00+', undefined],
    ['7FG49QCJ+2V', { latitude: 20.3700625, longitude: 2.7821875 }],
    ['7FG49QCJ+2VX', { latitude: 20.3701125, longitude: 2.782234375 }],
    ['8FVC2222+22', { latitude: 47.0000625, longitude: 8.0000625 }],
    ['4VCPPQGP+Q9', { latitude: -41.2730625, longitude: 174.7859375 }],
    ['62G20000+', undefined],
    ['7fg49qcj+2v', { latitude: 20.3700625, longitude: 2.7821875 }],
    ['7FG49QCJ2V', undefined],
    ['7FG49QAJ+2V', undefined],
    ['', undefined],
  ])('%s is read', (code, spot) => {
    const found = decodePlusCode(code);
    if (!spot) return expect(found).toBeUndefined();
    expect(found?.latitude).toBeCloseTo(spot.latitude, 6);
    expect(found?.longitude).toBeCloseTo(spot.longitude, 6);
  });

  it.each([
    [47.0000625, 8.0000625, '8FVC2222+22'],
    [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
    [20.3700625, 2.7821875, '7FG49QCJ+2V'],
    [90, 1, 'CFX3X2X2+X2'],
  ])('of %d, %d is written', (latitude, longitude, code) => {
    expect(encodePlusCode({ latitude, longitude })).toBe(code);
  });

  it.each([
    ['9C3W9QCJ+2VX', '+2VX', 51.3701125, -1.217765625],
    ['9C3W9QCJ+2VX', '9QCJ+2VX', 51.3701125, -1.217765625],
    ['8FVC2222+22', '2222+22', 47.3, 8.4],
    // The nearest one lies in the next cell, over a corner.
    ['8FVC2222+22', '2222+22', 46.9999, 7.9999],
    ['8FVCX2X2+X2', 'X2X2+X2', 48.01, 8.01],
  ])('%s is found from %s beside a town', (full, short, latitude, longitude) => {
    const wanted = decodePlusCode(full);
    const found = decodeShortPlusCode(short, { latitude, longitude });
    expect(found?.latitude).toBeCloseTo(wanted?.latitude ?? Number.NaN, 6);
    expect(found?.longitude).toBeCloseTo(wanted?.longitude ?? Number.NaN, 6);
  });

  it('is found in what people write around it', () => {
    expect(['6FR5G99H+2X', 'Shop 4, g99h+2x, Ikeja', '(7FG49QCJ+2VX)'].map(plusCodeIn)).toEqual([
      '6FR5G99H+2X',
      'G99H+2X',
      '7FG49QCJ+2VX',
    ]);
    expect(['C+C Stores', '0803+1234', 'Block 5+6', 'ABCDEFGH+12', '6FR5G99H+', 'x6FR5G99H+2X'].map(plusCodeIn)).toEqual(
      Array(6).fill(undefined),
    );
  });
});
