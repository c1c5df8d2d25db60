import { api } from '@waybill/client/browser-client';
import { appealSuspension as call } from '@waybill/contract/measures/appeal-suspension';
import { appealTicket } from '../../../session/appeal-ticket.ts';

export function appealSuspension(says: string) {
  return api().call(call, { body: { ticket: appealTicket() ?? '', says } });
}
