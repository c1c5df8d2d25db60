import * as z from 'zod';
import { unprocessable } from '../errors.ts';
import { currencies, decimalAmount, toMinor } from '../money.ts';

/** A text of the Orders API: missing is one error, too long another. */
export function text(most: number, { isRequired = false } = {}) {
  const error = ({ input }: { input?: unknown }) => (input === undefined ? 'missing' : 'The value of a field is not a string.');
  const base = z.string({ error }).max(most, `The value of a field is longer than ${most} characters.`);
  return isRequired ? base.min(1, 'The value of a field is empty.') : base;
}

export const orderMoney = z.object(
  {
    currency_code: text(3, { isRequired: true }),
    value: text(32, { isRequired: true }).regex(decimalAmount, 'The value of a field does not conform to the expected format.'),
  },
  { error: ({ input }) => (input === undefined ? 'missing' : 'The value of a field is not an object.') },
);

export const webAddress = z.url({ protocol: /^https?$/, error: 'The value of a field is not a web address.' });

/** Minor units of an amount PayPal would take, or its refusal. */
export function readMoney({ currency_code: currency, value }: z.infer<typeof orderMoney>, field: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) {
    throw unprocessable('INVALID_CURRENCY_CODE', 'Currency code should be a three-character currency code.', {
      field: `${field}/currency_code`,
    });
  }
  if (!currencies.has(currency)) {
    throw unprocessable('CURRENCY_NOT_SUPPORTED', 'Currency code is not currently supported.', {
      field: `${field}/currency_code`,
    });
  }
  const minor = toMinor(value, currency);
  if (minor === undefined) {
    throw unprocessable('DECIMAL_PRECISION', 'The value of the field has more decimal places than its currency.', {
      field: `${field}/value`,
    });
  }
  if (minor === 0) {
    throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', 'Must be greater than zero.', { field: `${field}/value` });
  }
  return minor;
}
