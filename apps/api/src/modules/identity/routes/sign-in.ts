import { signIn as call } from '@waybill/contract/identity/sign-in';
import { signIn } from '../commands/sign-in.ts';
import { defineRoute } from '../define-route.ts';
import { deviceTokenOf, giveDeviceCookie } from './device-cookie.ts';
import { originOf } from './origin.ts';
import { giveCookie } from './session-cookie.ts';

export const signInRoute = defineRoute(call, async (context, { body, request, reply }) => {
  const started = await signIn(context, { ...body, deviceToken: deviceTokenOf(request) }, originOf(request));
  const view = giveCookie(context, reply, started);
  giveDeviceCookie(context, reply, started.deviceToken);
  return view;
});
