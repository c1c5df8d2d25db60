import * as z from 'zod/mini';

/** The code in a sale’s link: ten characters that can be read aloud, so many that guessing finds none. */
export const saleCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const saleCodeLength = 10;

const written = new RegExp(`^[${saleCodeAlphabet}]{${saleCodeLength}}$`);

/** In either case, as people type it. */
export const saleCode = z.pipe(
  z.pipe(
    z.string('Please enter the code of the link').check(z.trim(), z.maxLength(40, 'That is too long')),
    z.transform((typed) => typed.toUpperCase().replace(/[\s-]/g, '')),
  ),
  z.string().check(z.regex(written, 'That is not a link of ours. Please ask the seller for it again.')),
);
