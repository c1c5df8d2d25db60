import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Reaction } from '../../platform/jobs/outbox.ts';
import type { BoardContext } from './context.ts';
import { askNextRider, waitForAnswer } from './jobs/ask-next-rider.ts';
import { getBoardRoute } from './routes/get-board.ts';
import { suggestRidersRoute } from './routes/suggest-riders.ts';

export const boardRoutes: readonly Route<BoardContext>[] = [getBoardRoute, suggestRidersRoute];

export const boardJobs: readonly JobHandler<BoardContext>[] = [askNextRider];
export const boardReactions: readonly Reaction<BoardContext>[] = [waitForAnswer];
