import * as z from 'zod';

/** Whole kobo, as a number or written out, as Paystack takes it. */
export const wholeAmount = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ],
    {
      error: ({ input }) => (input === undefined ? 'Amount is required' : 'Invalid Amount Sent'),
    },
  )
  .refine((amount) => Number.isSafeInteger(amount) && amount > 0, 'Invalid Amount Sent');

const anObject = z.record(z.string(), z.unknown());

/** An object, or one written as JSON. */
export const metadata = z
  .union([anObject, z.string().transform(readObject)], 'Metadata is not valid')
  .nullish()
  .transform((value) => value ?? null);

function readObject(text: string, context: z.RefinementCtx): Record<string, unknown> | null {
  if (text === '') return null;
  try {
    return anObject.parse(JSON.parse(text));
  } catch {
    context.addIssue('Metadata is not valid');
    return z.NEVER;
  }
}
