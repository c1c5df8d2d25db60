import { readFileSync } from 'node:fs';
import * as z from 'zod';

const bank = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  code: z.string(),
  longcode: z.string(),
  gateway: z.string().nullable(),
  pay_with_bank: z.boolean(),
});

export type Bank = z.infer<typeof bank>;

/** Nigerian banks with the codes Paystack gives them, by name. Test Bank 001 is Paystack’s own. */
export const banks: readonly Bank[] = z
  .array(bank)
  .parse(JSON.parse(readFileSync(new URL('./data/banks.json', import.meta.url), 'utf8')));

export const testBankCode = '001';

export function findBank(code: string): Bank | undefined {
  return banks.find((candidate) => candidate.code === code);
}
