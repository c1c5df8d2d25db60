import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { currencyCode } from '../money.ts';
import { pin } from '../text.ts';
import { creditBundles } from './enums.ts';
import { transactionView } from './transaction-view.ts';

export const creditCount = z
  .int('Please choose a bundle')
  .check(z.refine((value) => creditBundles.some(({ credits }) => credits === value), 'Please choose a bundle'));

export const buyCredits = defineCall({
  method: 'POST',
  path: '/wallet/credits',
  access: 'member',
  summary: 'Buy credits from the wallet with the PIN. One credit pays one send-package charge.',
  idempotent: true,
  body: z.strictObject({ credits: creditCount, currency: currencyCode, pin }),
  success: { status: 201, body: z.object({ credits: z.int(), transaction: transactionView }) },
  errors: ['pin_wrong', 'pin_missing', 'wallet_locked', 'insufficient_funds', 'key_used_otherwise'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
