import { defineCall } from '../call.ts';

export const restoreNotifications = defineCall({
  method: 'POST',
  path: '/users/notifications/restore',
  access: 'member',
  summary: 'Have back what was cleared in the last ten minutes.',
  success: { status: 204 },
  errors: [],
});
