import { listSessions as call } from '@waybill/contract/identity/list-sessions';
import { defineRoute } from '../../../platform/http/route.ts';
import type { IdentityContext } from '../context.ts';
import { listLiveSessions } from '../storage/sessions.ts';

export const listSessionsRoute = defineRoute(call, async ({ db }: IdentityContext, { caller }) => {
  const sessions = await listLiveSessions(db, caller.userId);
  return {
    sessions: sessions.map((session) => ({
      ...session,
      startedAt: session.startedAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      isCurrent: session.id === caller.sessionId,
    })),
  };
});
