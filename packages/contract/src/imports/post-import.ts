import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amountOrNothing } from '../money.ts';
import { pin } from '../text.ts';
import { importView } from './import-view.ts';
import { importLimits } from './limits.ts';

const row = z.int('Please name rows by their numbers').check(z.minimum(1), z.maximum(importLimits.rows));

export const postImport = defineCall({
  method: 'POST',
  path: '/imports/{importId}/post',
  access: 'member',
  summary:
    'Post all rows of an import that are ready, or those named, with one PIN. Fees and charges are held in escrow as for any parcel. Asked again after a failure it goes on where it stopped.',
  idempotent: true,
  params: z.strictObject({ importId: idOf('import') }),
  body: z.strictObject({
    rows: z.optional(z.nullable(z.array(row).check(z.maxLength(importLimits.rows, 'Those are too many rows')))),
    /** What it was said to cost: if it is something else by now, nothing is posted. */
    total: amountOrNothing,
    /** Left out, and only then, by a program with an API key. */
    pin: z.optional(pin),
  }),
  success: { status: 200, body: importView },
  errors: [
    'not_found',
    'pin_wrong',
    'pin_missing',
    'key_limit_reached',
    'wallet_locked',
    'kyc_required',
    'insufficient_funds',
    'amount_out_of_limits',
    'key_used_otherwise',
    'list_changed',
    'no_longer_open',
  ],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
