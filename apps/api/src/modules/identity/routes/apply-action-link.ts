import { applyActionLink } from '@waybill/contract/identity/apply-action-link';
import { defineRoute } from '../../../platform/http/route.ts';
import { applyLink } from '../commands/apply-action-link.ts';
import type { IdentityContext } from '../context.ts';
import { maskEmail } from '../mask.ts';

export const applyActionLinkRoute = defineRoute(applyActionLink, async (context: IdentityContext, { body }) => {
  const link = await applyLink(context, body);
  return { email: maskEmail(link.email) };
});
