import { routesWith } from '../../platform/http/route.ts';
import type { OpsContext } from './context.ts';

export const defineRoute = routesWith<OpsContext>();
