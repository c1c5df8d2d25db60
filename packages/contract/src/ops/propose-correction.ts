import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amount, currencyCode } from '../money.ts';
import { because, correctionTitle } from './because.ts';
import { correctionView } from './correction-view.ts';

export const proposeCorrection = defineCall({
  method: 'POST',
  path: '/ops/corrections',
  access: 'staff-confirmed',
  summary: 'Propose to move money by hand. Nothing moves until another of our people approves.',
  idempotent: true,
  body: z.strictObject({
    userId: idOf('user'),
    direction: z.enum(['in', 'out'], 'Please choose in or out'),
    amount,
    currency: currencyCode,
    title: correctionTitle,
    because,
  }),
  success: { status: 201, body: correctionView },
  errors: ['not_found', 'forbidden', 'amount_out_of_limits', 'key_used_otherwise'],
});
