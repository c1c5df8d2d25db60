import { startFederatedSignIn as call } from '@waybill/contract/identity/start-federated-sign-in';
import { defineRoute } from '../define-route.ts';
import { rememberAttempt } from './federated-cookie.ts';
import { landOn } from './federated-landing.ts';

export const startFederatedSignInRoute = defineRoute(call, async (context, { request, reply }) => {
  try {
    const { address, attempt } = await context.federation.begin();
    rememberAttempt(context, reply, attempt);
    reply.redirect(address);
  } catch (error) {
    // A person is looking at this window: they get a page with words, not a problem document.
    request.log.error({ err: error }, 'the sign-in provider did not answer');
    landOn(reply, { error: 'provider_unavailable' });
  }
});
