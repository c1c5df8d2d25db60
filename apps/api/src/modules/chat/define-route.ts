import { routesWith } from '../../platform/http/route.ts';
import type { ChatContext } from './context.ts';

export const defineRoute = routesWith<ChatContext>();
