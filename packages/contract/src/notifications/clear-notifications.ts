import { defineCall } from '../call.ts';
import { shownUntil } from './shown-until.ts';

export const clearNotifications = defineCall({
  method: 'DELETE',
  path: '/users/notifications',
  access: 'member',
  summary: 'Clear all of one’s notifications, or those up to what one was shown. For ten minutes they can be had back.',
  query: shownUntil,
  success: { status: 204 },
});
