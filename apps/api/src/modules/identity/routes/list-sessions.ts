import { listSessions as call } from '@waybill/contract/identity/list-sessions';
import { defineRoute } from '../define-route.ts';
import { listLiveSessions } from '../storage/sessions.ts';

export const listSessionsRoute = defineRoute(call, async ({ db }, { caller }) => {
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
