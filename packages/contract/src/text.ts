import * as z from 'zod/mini';

const hiddenCharacters = 'There is a hidden character in it. Please type it anew';

/** A line that a person typed: trimmed, without control characters. May be empty. */
export function oneLine(maximum: number, message: string) {
  return z.string(message).check(
    z.trim(),
    z.maxLength(maximum, `Please keep it under ${maximum + 1} characters`),
    z.refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), { message: 'Please keep it on one line', abort: true }),
    // Direction overrides would make the text read as something else.
    z.refine((value) => !/[\u202a-\u202e\u2066-\u2069]/.test(value), { message: hiddenCharacters, abort: true }),
  );
}

/** A line that is not empty. */
export function line(maximum: number, whatItIs: string) {
  const message = `Please enter ${whatItIs}`;
  return oneLine(maximum, message).check(z.minLength(1, message));
}

/**
 * A name that others see, of a person or a business: one spelling of each letter (NFC), nothing that cannot be seen, that turns the direction
 * of what follows or stacks marks over its neighbours, and no pictures: a badge is drawn by us, never typed.
 */
export function name(maximum: number, whatItIs: string) {
  return line(maximum, whatItIs).check(
    z.normalize('NFC'),
    z.refine((value) => !/[\p{DI}\p{Cf}\p{Co}\p{Cn}\u2800]/u.test(value), { message: hiddenCharacters, abort: true }),
    z.refine((value) => !/\p{So}|\p{M}{4}/u.test(value), {
      message: 'Please use letters and numbers, without pictures',
      abort: true,
    }),
    z.refine((value) => value === '' || /[\p{L}\p{N}]/u.test(value), `Please enter ${whatItIs}`),
  );
}

/**
 * A mailbox as RFC 5321 has it and mail servers deliver to, and nothing that a mail program or an old server would read as something else:
 * no quotes, lists, comments, routes (`!`, `%`) or encoded bytes, and a domain name of letters, digits and hyphens.
 */
const mailbox =
  /^(?=.{1,64}@)[a-z0-9_+&'~=#$*^{}-]+(\.[a-z0-9_+&'~=#$*^{}-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;

export const email = z
  .string('Please enter your email address')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'That email address is too long'),
    z.regex(mailbox, 'That does not look like an email address'),
  );

/** The longest that a username can be. */
export const longestUsername = 30;

export const username = z
  .string('Please choose a username')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(
      new RegExp(`^[a-z][a-z0-9._]{2,${longestUsername - 1}}$`),
      `Use 3 to ${longestUsername} letters, numbers, dots or underscores, starting with a letter`,
    ),
  );

/** The least number of digits after the dial code, for the most frequent countries. Whether a number exists the server knows. */
const shortestNumbers = { 10: /^\+(234|1|91)/, 9: /^\+(233|27|254|351|33|34)/ } as const;

function isWholeNumber(value: string): boolean {
  return Object.entries(shortestNumbers).every(([digits, codes]) => {
    const [dialCode] = codes.exec(value) ?? [];
    return dialCode === undefined || value.length >= dialCode.length + Number(digits);
  });
}

/** Dial code plus the number with leading zeros removed: `+2348031234567`. The server checks it against the country. */
export function phoneNumberOf(whose: string) {
  return z
    .string(`Please enter ${whose} phone number`)
    .check(
      z.trim(),
      z.regex(/^\+[1-9][0-9]{6,14}$/, { error: 'That does not look like a phone number', abort: true }),
      z.refine(isWholeNumber, 'That number is too short. Please check the digits'),
    );
}

export const phoneNumber = phoneNumberOf('your');

/** Joins a dial code and what a person typed, as the API wants it: spaces and leading zeros go. */
export function joinPhoneNumber(dialCode: string, typed: string): string {
  return dialCode + typed.replace(/[^0-9]/g, '').replace(/^0+/, '');
}

/** A number as people write it: with its country’s code, or as it is dialled at home. Empty where nothing was typed. */
export function writtenPhoneNumber(dialCode: string, typed: string): string {
  if (typed.trim() === '') return '';
  return joinPhoneNumber(typed.trim().startsWith('+') ? '+' : dialCode, typed);
}

export const newPassword = z
  .string('Please choose a password')
  .check(z.minLength(8, 'Use at least 8 characters'), z.maxLength(200, 'Please keep it under 201 characters'));

/** A password as typed at sign-in: old ones may break today's rules, so only its size is checked. */
export const typedPassword = z
  .string('Please enter your password')
  .check(z.minLength(1, 'Please enter your password'), z.maxLength(200, 'That password is too long'));

export const pin = z.string('Please enter four digits').check(z.regex(/^[0-9]{4}$/, 'A PIN is four digits'));

export const otpCode = z.string('Please enter the code').check(z.trim(), z.regex(/^[0-9]{6}$/, 'A code is six digits'));

export const countryCode = z.string('Please choose a country').check(z.regex(/^[A-Z]{2}$/, 'Please choose a country'));

/** An opaque text made by the server, given back as it was. */
export const opaque = z
  .string()
  .check(
    z.minLength(20, 'That is not complete'),
    z.maxLength(512, 'That is too long'),
    z.regex(/^[\w.~-]+$/, 'That is not complete'),
  );

/** Several lines that a person typed: trimmed, without control characters except for line breaks. May be empty. */
export function lines(maximum: number, message = 'Please write something') {
  return z.string(message).check(
    z.trim(),
    z.maxLength(maximum, `Please keep it under ${maximum + 1} characters`),
    z.refine((value) => !/[^\P{Cc}\n\r\t]/u.test(value), 'Please remove the odd characters'),
  );
}
