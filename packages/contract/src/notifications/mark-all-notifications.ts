import { defineCall } from '../call.ts';

export const markAllNotifications = defineCall({
  method: 'PUT',
  path: '/users/notifications',
  access: 'member',
  summary: 'Mark all of one’s notifications as read.',
  success: { status: 204 },
  errors: [],
});
