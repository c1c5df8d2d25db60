import { formatNumber } from '../ui/format-number.ts';

/**
 * What somebody typed as an amount: `5,000`, `₦ 5 000.50`, `25,50`. Empty when nothing was typed, NaN when it is no amount.
 * Three digits after a comma are thousands, one or two at the end are decimals, where a keypad has no dot. What could be read in
 * two ways is read in none: `1.000`, `0,500` and `1.000,50` are no amounts.
 */
export function typedAmount(text: string): number | '' {
  const bare = text.replace(/[\s₦$]/g, '');
  if (bare === '') return '';
  if (/^\d+,\d{1,2}$/.test(bare)) return Number(bare.replace(',', '.'));
  return /^(\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d*)?$/.test(bare) && !/\.\d{2,}0$/.test(bare)
    ? Number(bare.replaceAll(',', ''))
    : Number.NaN;
}

/** Whether an amount has more than plain digits, so that it is worth showing how it was understood. */
export function hasSeparators(text: unknown): text is string {
  return typeof text === 'string' && /[,.]/.test(text) && Number(typedAmount(text)) > 0;
}

/** A weight as it was understood, where that may be in doubt. */
export function weightInWords(text: string): string | undefined {
  return hasSeparators(text) ? `That is ${String(typedAmount(text))} kg.` : undefined;
}

/** An amount as one would type it: `5,000` or `1,250.50`. */
export function amountText(major: number): string {
  return formatNumber(Math.trunc(major)) + (Number.isInteger(major) ? '' : (major % 1).toFixed(2).slice(1));
}
