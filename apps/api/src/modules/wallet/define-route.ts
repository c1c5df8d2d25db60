import { routesWith } from '../../platform/http/route.ts';
import type { WalletContext } from './context.ts';

export const defineRoute = routesWith<WalletContext>();
