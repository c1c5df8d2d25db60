import { routesWith } from '../../platform/http/route.ts';
import type { ReceiversContext } from './context.ts';

export const defineRoute = routesWith<ReceiversContext>();
