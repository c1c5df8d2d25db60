import { routesWith } from '../../platform/http/route.ts';
import type { KycContext } from './context.ts';

export const defineRoute = routesWith<KycContext>();
