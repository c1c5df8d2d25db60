import { applyActionLink as call } from '@waybill/contract/identity/apply-action-link';
import { applyActionLink } from '../commands/apply-action-link.ts';
import { defineRoute } from '../define-route.ts';
import { deviceTokenWith } from '../known-devices.ts';
import { maskEmail } from '../mask.ts';
import { findAccount } from '../storage/accounts.ts';
import { deviceTokenOf, giveDeviceCookie } from './device-cookie.ts';

export const applyActionLinkRoute = defineRoute(call, async (context, { body, request, reply }) => {
  const link = await applyActionLink(context, body);
  // The person who chose the new password here knows it: guesses of strangers do not lock this browser out.
  const account = link.mode === 'resetPassword' ? await findAccount(context.db, link.userId) : undefined;
  if (account) giveDeviceCookie(context, reply, deviceTokenWith(context.keys, deviceTokenOf(request), account));
  return { email: maskEmail(link.email) };
});
