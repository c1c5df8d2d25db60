import { routesWith } from '../../platform/http/route.ts';
import type { WebhooksContext } from './context.ts';

export const defineRoute = routesWith<WebhooksContext>();
