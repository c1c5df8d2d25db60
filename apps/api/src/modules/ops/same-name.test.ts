import { expect, it } from 'vitest';
import { isSameName } from './same-name.ts';

it.each([
  ['ADEYEMI KEMI OLUWASEUN', 'Kemi Adeyemi'],
  ['MRS. KEMI ADEYEMI-COLE', 'Kemi Adeyemi'],
  ['ADÉYẸMÍ KẸ́MI', 'Kemi Adeyemi'],
  ['SWIFT RIDERS NIG LTD', 'Swift Riders'],
  ['KEMI', 'Kemi Adeyemi'],
])('%s may be %s', (onAccount, known) => {
  expect(isSameName(onAccount, [known])).toBe(true);
});

it.each([
  ['ADEYEMI TUNDE', 'Kemi Adeyemi'],
  ['NIG LTD', 'Swift Riders Nig Ltd'],
  ['OKAFOR CHUKWUDI', 'Kemi Adeyemi'],
  ['', 'Kemi Adeyemi'],
])('%s is not %s', (onAccount, known) => {
  expect(isSameName(onAccount, [known])).toBe(false);
});

it('takes any of the names that somebody goes by', () => {
  expect(isSameName('BELLO HALIMA', ['Swift Riders', 'Halima Bello'])).toBe(true);
  expect(isSameName('BELLO HALIMA', [])).toBe(false);
});
