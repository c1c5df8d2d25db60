import { routesWith } from '../../platform/http/route.ts';
import type { BusinessesContext } from './context.ts';

export const defineRoute = routesWith<BusinessesContext>();
