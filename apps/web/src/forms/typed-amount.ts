import { formatNumber } from '../ui/format-number.ts';

/**
 * What somebody typed as an amount: `5,000`, `₦ 5 000.50`. Empty when nothing was typed, NaN when it is no amount. A
 * comma groups thousands and stands nowhere else: “1,50” may mean one and a half, and must not become 150.
 */
export function typedAmount(text: string): number | '' {
  const bare = text.replace(/[\s₦$]/g, '');
  if (bare === '') return '';
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d*)?$/.test(bare) ? Number(bare.replaceAll(',', '')) : Number.NaN;
}

/** An amount as one would type it: `5,000` or `1,250.50`. */
export function amountText(major: number): string {
  return formatNumber(Math.trunc(major)) + (Number.isInteger(major) ? '' : (major % 1).toFixed(2).slice(1));
}
