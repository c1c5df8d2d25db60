import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Reaction } from '../../platform/jobs/outbox.ts';
import type { NotificationsContext } from './context.ts';

export type { NotificationsContext } from './context.ts';

export const notificationsRoutes: readonly Route<NotificationsContext>[] = [];
export const notificationsJobs: readonly JobHandler<NotificationsContext>[] = [];
export const notificationsReactions: readonly Reaction<NotificationsContext>[] = [];
