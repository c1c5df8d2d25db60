import { redeemFederatedTicket as call } from '@waybill/contract/identity/redeem-federated-ticket';
import { redeemFederatedTicket } from '../commands/redeem-federated-ticket.ts';
import { defineRoute } from '../define-route.ts';
import { ticketGone } from '../federated-tickets.ts';
import { isTicketOfThisBrowser } from './federated-cookie.ts';
import { originOf } from './origin.ts';
import { giveCookie } from './session-cookie.ts';

export const redeemFederatedTicketRoute = defineRoute(call, async (context, { body, request, reply }) => {
  if (!isTicketOfThisBrowser(request, reply, body.ticket)) throw ticketGone();
  const result = await redeemFederatedTicket(context, body.ticket, originOf(request));
  if (result.outcome === 'signed-in')
    return { outcome: 'signed-in' as const, session: giveCookie(context, reply, result.started) };
  const { ticket, person } = result;
  return result.outcome === 'link'
    ? { outcome: 'link' as const, ticket, email: person.email }
    : { outcome: 'sign-up' as const, ticket, email: person.email, fullName: person.fullName };
});
