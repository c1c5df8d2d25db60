import type { Route } from '../../platform/http/route.ts';
import type { TrackingContext } from './context.ts';
import { getLookRoute } from './routes/get-look.ts';
import { saveLookRoute } from './routes/save-look.ts';

export { forgetLook } from './commands/forget-look.ts';
export type { TrackingContext } from './context.ts';
export { serveTrackingPages } from './page/serve-pages.ts';

export const trackingRoutes: readonly Route<TrackingContext>[] = [getLookRoute, saveLookRoute];
