import { randomInt } from 'node:crypto';
import { saleCodeAlphabet, saleCodeLength } from '@waybill/contract/sales/sale-code';

/** The code of a link that nobody guesses. One that is taken does not happen in this world’s lifetime. */
export function newSaleCode(): string {
  return Array.from({ length: saleCodeLength }, () => saleCodeAlphabet[randomInt(saleCodeAlphabet.length)]).join('');
}
