import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchSuggestions } from '../../../ui/suggestions.ts';
import { bankSuggestions } from './find-banks.ts';

type Bank = { name: string; code: string };
const banks = JSON.parse(
  readFileSync(new URL('../../../../../sandbox/src/providers/paystack/data/banks.json', import.meta.url), 'utf8'),
) as Bank[];

function first(typed: string): string | undefined {
  return matchSuggestions(bankSuggestions(banks), typed)[0]?.value;
}

describe('a bank is found by what people call it', () => {
  it.each([
    ['gtb', 'Guaranty Trust Bank'],
    ['GTBank', 'Guaranty Trust Bank'],
    ['gt bank', 'Guaranty Trust Bank'],
    ['uba', 'United Bank For Africa'],
    ['fcmb', 'First City Monument Bank'],
    ['zenith', 'Zenith Bank'],
    ['first bank', 'First Bank of Nigeria'],
    ['firstbank', 'First Bank of Nigeria'],
    ['fbn', 'First Bank of Nigeria'],
    ['opay', 'OPay Digital Services Limited (OPay)'],
    ['kuda', 'Kuda Bank'],
    ['palmpay', 'PalmPay'],
    ['palm pay', 'PalmPay'],
    ['moniepoint', 'Moniepoint MFB'],
    ['access', 'Access Bank'],
    ['stanbic', 'Stanbic IBTC Bank'],
    ['ibtc', 'Stanbic IBTC Bank'],
    ['wema', 'Wema Bank'],
    ['alat', 'ALAT by WEMA'],
    ['sterling', 'Sterling Bank'],
    ['polaris', 'Polaris Bank'],
    ['union', 'Union Bank of Nigeria'],
    ['ubn', 'Union Bank of Nigeria'],
    ['ecobank', 'Ecobank Nigeria'],
    ['fidelity', 'Fidelity Bank'],
    ['keystone', 'Keystone Bank'],
    ['jaiz', 'Jaiz Bank'],
    ['providus', 'Providus Bank'],
  ])('%s', (typed, bank) => {
    expect(first(typed)).toBe(bank);
  });

  it('and a name that none has finds none', () => {
    expect(first('bank of the moon')).toBeUndefined();
  });
});
