import { routesWith } from '../../platform/http/route.ts';
import type { PlacesContext } from './context.ts';

export const defineRoute = routesWith<PlacesContext>();
