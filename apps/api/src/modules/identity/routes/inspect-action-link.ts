import { inspectActionLink as call } from '@waybill/contract/identity/inspect-action-link';
import { defineRoute } from '../../../platform/http/route.ts';
import { gone } from '../commands/apply-action-link.ts';
import type { IdentityContext } from '../context.ts';
import { maskEmail } from '../mask.ts';
import { unsealId } from '../sealed-ids.ts';
import { findLiveLink } from '../storage/action-links.ts';

export const inspectActionLinkRoute = defineRoute(call, async ({ db, keys }: IdentityContext, { body }) => {
  const id = unsealId(keys, 'actionLink', body.oobCode);
  const link = id ? await findLiveLink(db, id) : undefined;
  if (!link || link.mode !== body.mode) throw gone();
  return { mode: link.mode, email: maskEmail(link.email) };
});
