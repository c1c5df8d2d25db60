import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { oneLine } from '../text.ts';
import { receiverView } from './receiver-view.ts';

export const listReceivers = defineCall({
  method: 'GET',
  path: '/receivers',
  access: 'member',
  summary:
    'The book of receivers of an account or a business, newest first. `search` finds them by parts of their name, phone, address or landmark.',
  query: z.strictObject({ ...pageQuery, search: z._default(oneLine(80, 'Please type a name or a number'), '') }),
  success: {
    status: 200,
    body: z.object({
      ...page(receiverView).shape,
      /** How many stand in the book, whatever is searched for. */
      inBook: z.int(),
    }),
  },
  limits: [{ by: 'caller', max: 1200, seconds: 600 }],
});
