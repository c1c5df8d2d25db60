import { expect, it } from 'vitest';
import { tableOf } from './findings.ts';

it('prints what was found in columns, with a word only where something must hold', () => {
  const table = tableOf([
    { what: 'acts', measured: '1200' },
    { what: 'acts lost', measured: '0', holds: true },
    { what: 'acts there twice', measured: '1', holds: false },
  ]);
  expect(table.split('\n')).toEqual([
    '  acts              1200',
    '  acts lost            0  holds',
    '  acts there twice     1  DOES NOT HOLD',
  ]);
});
