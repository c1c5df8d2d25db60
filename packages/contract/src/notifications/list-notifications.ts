import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { page, pageQuery } from '../paging.ts';
import { notificationCategories } from './enums.ts';
import { notificationView } from './notification-view.ts';

export const notificationFilters = ['all', 'unseen', ...notificationCategories] as const;

export const listNotifications = defineCall({
  method: 'GET',
  path: '/users/notifications',
  access: 'member',
  summary: 'One’s notifications, newest first. What is repeated about the same thing is one row with a count.',
  query: z.strictObject({ ...pageQuery, filter: z._default(z.enum(notificationFilters, 'Please choose a filter'), 'all') }),
  success: { status: 200, body: z.object({ ...page(notificationView).shape, unseen: z.int() }) },
});
