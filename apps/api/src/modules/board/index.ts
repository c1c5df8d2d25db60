import type { Route } from '../../platform/http/route.ts';
import type { BoardContext } from './context.ts';
import { getBoardRoute } from './routes/get-board.ts';
import { suggestRidersRoute } from './routes/suggest-riders.ts';

export const boardRoutes: readonly Route<BoardContext>[] = [getBoardRoute, suggestRidersRoute];
