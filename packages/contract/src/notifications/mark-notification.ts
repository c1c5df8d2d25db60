import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { notificationView } from './notification-view.ts';

export const markNotification = defineCall({
  method: 'PUT',
  path: '/users/notifications/{id}',
  access: 'member',
  summary: 'Mark a notification of one’s own as read.',
  params: z.strictObject({ id: idOf('notification') }),
  success: { status: 200, body: notificationView },
  errors: ['not_found'],
});
