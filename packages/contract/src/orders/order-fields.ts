import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { lines } from '../text.ts';
import { cancellationReasons as known, orderLimits, otherReasonId } from './enums.ts';

/** Trimmed: ids are copied out of messages. */
export const orderId = z.pipe(z.string('Please send the order').check(z.trim()), idOf('order'));

export const orderStatusField = z
  .int('Please send 0 to 11')
  .check(z.minimum(0, 'Please send 0 to 11'), z.maximum(11, 'Please send 0 to 11'));

const reason = z
  .strictObject({
    id: z
      .int('Please choose a reason')
      .check(z.refine((id) => known.some((one) => one.id === id), 'Please choose a reason from the list')),
    customText: z._default(lines(orderLimits.reasonText), ''),
  })
  .check(
    z.refine(({ id, customText }) => id !== otherReasonId || customText !== '', {
      message: 'Please say what it is',
      path: ['customText'],
    }),
  );

/** Why, from the list; text of one’s own is trimmed. */
export const cancellationReasonList = z
  .array(reason, 'Please send a list of reasons')
  .check(z.maxLength(orderLimits.reasons, `${orderLimits.reasons} reasons are the most`));

export type CancellationReason = z.infer<typeof reason>;

/** When it really happened, for what was entered without network. */
export const happenedAt = z.iso.datetime('Please send a time');
