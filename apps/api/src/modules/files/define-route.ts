import { routesWith } from '../../platform/http/route.ts';
import type { FilesContext } from './context.ts';

export const defineRoute = routesWith<FilesContext>();
