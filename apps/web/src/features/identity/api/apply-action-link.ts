import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { applyActionLink } from '@waybill/contract/identity/apply-action-link';

export function spendActionLink(body: BodyFor<typeof applyActionLink>) {
  return api().call(applyActionLink, { body });
}
