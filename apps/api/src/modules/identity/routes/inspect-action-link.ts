import { inspectActionLink as call } from '@waybill/contract/identity/inspect-action-link';
import { gone } from '../commands/apply-action-link.ts';
import { defineRoute } from '../define-route.ts';
import { maskEmail } from '../mask.ts';
import { unsealId } from '../sealed-ids.ts';
import { findLiveLink } from '../storage/action-links.ts';

export const inspectActionLinkRoute = defineRoute(call, async ({ db, keys }, { body }) => {
  const id = unsealId(keys, 'actionLink', body.oobCode);
  const link = id ? await findLiveLink(db, id) : undefined;
  if (!link || link.mode !== body.mode) throw gone();
  return { mode: link.mode, email: maskEmail(link.email) };
});
