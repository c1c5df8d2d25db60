import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { day } from '../day.ts';
import { page, pageQuery } from '../paging.ts';
import { timelineLimits } from './enums.ts';
import { packageView } from './item-view.ts';

const message = 'Please send 0 to 6';
const words = z.string().check(z.trim(), z.maxLength(timelineLimits.search, 'That is too long'));

export const listPackages = defineCall({
  method: 'GET',
  path: '/timeline/packages',
  access: 'member',
  summary: 'Packages that want a carrier, newest first; by day, mode of travel, and words of where from and where to.',
  query: z.strictObject({
    ...pageQuery,
    shipmentDate: z.optional(day),
    dispatchMode: z.optional(z.coerce.number(message).check(z.int(message), z.minimum(0, message), z.maximum(6, message))),
    pickupAddress: z.optional(words),
    dropOffAddress: z.optional(words),
  }),
  success: { status: 200, body: page(packageView) },
});
