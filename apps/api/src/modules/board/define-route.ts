import { routesWith } from '../../platform/http/route.ts';
import type { BoardContext } from './context.ts';

export const defineRoute = routesWith<BoardContext>();
