import { defineCall } from '../call.ts';

export const clearNotifications = defineCall({
  method: 'DELETE',
  path: '/users/notifications',
  access: 'member',
  summary: 'Clear all of one’s notifications. For ten minutes they can be had back.',
  success: { status: 204 },
  errors: [],
});
