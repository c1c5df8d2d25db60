import { api } from '@waybill/client/browser-client';
import { inspectActionLink as call } from '@waybill/contract/identity/inspect-action-link';
import type { ActionLink } from '../model/action-link.ts';

export function inspectActionLink(link: ActionLink) {
  return api().call(call, { body: link });
}
