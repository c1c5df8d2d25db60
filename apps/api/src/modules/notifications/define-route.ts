import { routesWith } from '../../platform/http/route.ts';
import type { NotificationsContext } from './context.ts';

export const defineRoute = routesWith<NotificationsContext>();
