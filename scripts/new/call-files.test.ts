import { expect, it } from 'vitest';
import { checkCallNames } from '../checks/call-names.ts';
import { callFiles } from './call-files.ts';

it('a new call has one name in all of its five files', () => {
  const files = callFiles('orders', 'accept-parcel');
  expect(Object.keys(files)).toHaveLength(5);
  expect(checkCallNames({ list: Object.keys(files), read: (file) => files[file] ?? '' })).toEqual([]);
});
