import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { oneLine } from '../text.ts';
import { personView } from './person-view.ts';

export const searchPeople = defineCall({
  method: 'GET',
  path: '/ops/people',
  access: 'staff',
  summary: 'People by name, username, email, phone or id; without words the newest first.',
  query: z.strictObject({
    ...pageQuery,
    searchText: z._default(oneLine(120, 'Please write whom you look for'), ''),
    only: z._default(z.enum(['all', 'suspended', 'partners', 'staff']), 'all'),
  }),
  success: { status: 200, body: page(personView) },
});
