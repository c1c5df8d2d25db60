import { defineCall } from '../call.ts';
import { shownUntil } from './shown-until.ts';

export const markAllNotifications = defineCall({
  method: 'PUT',
  path: '/users/notifications',
  access: 'member',
  summary: 'Mark all of one’s notifications as read, or those up to what one was shown.',
  query: shownUntil,
  success: { status: 204 },
});
