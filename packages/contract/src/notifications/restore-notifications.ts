import { defineCall } from '../call.ts';

/** For how long what was cleared can be had back. */
export const undoMinutes = 10;

export const restoreNotifications = defineCall({
  method: 'POST',
  path: '/users/notifications/restore',
  access: 'member',
  summary: `Have back what was cleared in the last ${undoMinutes} minutes.`,
  success: { status: 204 },
});
