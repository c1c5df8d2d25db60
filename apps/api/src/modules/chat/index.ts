import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Reaction } from '../../platform/jobs/outbox.ts';
import type { ChatContext } from './context.ts';

export type { ChatContext } from './context.ts';
export { messageSent } from './events.ts';

export const chatRoutes: readonly Route<ChatContext>[] = [];
export const chatJobs: readonly JobHandler<ChatContext>[] = [];
export const chatReactions: readonly Reaction<ChatContext>[] = [];
