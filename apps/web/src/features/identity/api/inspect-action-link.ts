import { api } from '@waybill/client/browser-client';
import { inspectActionLink } from '@waybill/contract/identity/inspect-action-link';
import type { ActionLink } from '../model/action-link.ts';

export function lookAtActionLink(link: ActionLink) {
  return api().call(inspectActionLink, { body: link });
}
