import { groupThousands } from '@waybill/contract/figures';

/** `12,500` or `2.5`: thousands apart, two decimals at most, and no more than it takes. */
export function formatNumber(value: number): string {
  const [whole = '', part] = String(Math.round(value * 100) / 100).split('.');
  return part === undefined ? groupThousands(whole) : `${groupThousands(whole)}.${part}`;
}
