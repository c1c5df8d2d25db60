import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { Context } from './context.ts';
import { measures } from './measures.ts';
import { boardRoutes } from './modules/board/index.ts';
import { businessesRoutes } from './modules/businesses/index.ts';
import { chatRoutes } from './modules/chat/index.ts';
import { collectionsRoutes } from './modules/collections/index.ts';
import { developersRoutes } from './modules/developers/index.ts';
import { earningsRoutes } from './modules/earnings/index.ts';
import { filesRoutes } from './modules/files/index.ts';
import { fleetRoutes } from './modules/fleet/index.ts';
import { identityRoutes } from './modules/identity/index.ts';
import { importsRoutes } from './modules/imports/index.ts';
import { kycRoutes } from './modules/kyc/index.ts';
import { notificationsRoutes } from './modules/notifications/index.ts';
import { opsRoutes } from './modules/ops/index.ts';
import { ordersRoutes } from './modules/orders/index.ts';
import { placesRoutes } from './modules/places/index.ts';
import { pricesRoutes } from './modules/prices/index.ts';
import { receiversRoutes } from './modules/receivers/index.ts';
import { roundsRoutes } from './modules/rounds/index.ts';
import { salesRoutes } from './modules/sales/index.ts';
import { searchRoutes } from './modules/search/index.ts';
import { supportRoutes } from './modules/support/index.ts';
import { timelineRoutes } from './modules/timeline/index.ts';
import { serveTrackingPages, trackingRoutes } from './modules/tracking/index.ts';
import { usersRoutes } from './modules/users/index.ts';
import { visitsRoutes } from './modules/visits/index.ts';
import { walletRoutes } from './modules/wallet/index.ts';
import { webhooksRoutes } from './modules/webhooks/index.ts';
import { addOperations } from './platform/http/operations.ts';
import { registerRoutes } from './platform/http/register-routes.ts';
import type { Route } from './platform/http/route.ts';
import { serveReference } from './platform/http/serve-reference.ts';
import { createServer } from './platform/http/server.ts';
import { stopGently } from './platform/http/stop-gently.ts';
import { serveWebApp } from './platform/http/web-pages.ts';
import { openStreamRoute } from './platform/realtime/open-stream.ts';
import { invitationLinks, sharedLinks } from './shared-links.ts';

/** Every call of the API, in the order in which the reference lists them. */
export const allRoutes: readonly Route<Context>[] = [
  ...identityRoutes,
  ...usersRoutes,
  ...placesRoutes,
  ...pricesRoutes,
  ...timelineRoutes,
  ...ordersRoutes,
  ...trackingRoutes,
  ...salesRoutes,
  ...businessesRoutes,
  ...earningsRoutes,
  ...fleetRoutes,
  ...importsRoutes,
  ...collectionsRoutes,
  ...receiversRoutes,
  ...boardRoutes,
  ...roundsRoutes,
  ...developersRoutes,
  ...chatRoutes,
  ...notificationsRoutes,
  ...searchRoutes,
  ...walletRoutes,
  ...kycRoutes,
  ...filesRoutes,
  ...supportRoutes,
  ...webhooksRoutes,
  ...visitsRoutes,
  ...opsRoutes,
  openStreamRoute,
];

const webDist = fileURLToPath(new URL('../../web/dist', import.meta.url));

export async function createApp(context: Context, config: Config): Promise<FastifyInstance> {
  const { http, roles } = config;
  const uploadAt = config.s3?.endpoint ?? config.cloudinary?.baseUrl;
  const others = {
    uploadOrigin: uploadAt && new URL(uploadAt).origin,
    tilesOrigin: config.mapTiles?.origin,
    chatOrigins: context.liveChat?.origins,
    checkOrigins: config.dojah && { script: config.dojah.scriptOrigin, frame: config.dojah.frameOrigin },
  };
  const app = await createServer({ logLevel: config.log.level, tracer: context.tracer, ...others, ...http });
  addOperations(app, context.db, http.metricsToken, measures(context, config));
  const routes = allRoutes.filter((route) => roles.has(route === openStreamRoute ? 'realtime' : 'http'));
  const { replica } = context;
  const reading = replica && { replica, context: { ...context, db: replica.db } };
  const { db, gate, keyLog, worlds } = context;
  registerRoutes(app, routes, { context, db, gate, replica: reading, keyLog, worlds });
  const calls = allRoutes.map((route) => route.call);
  if (roles.has('http')) serveReference(app, { calls, publicUrl: http.publicUrl, dist: webDist });
  if (config.sandbox) {
    const { origin } = config.sandbox;
    app.get('/sandbox', async (_, reply) => reply.redirect(`${origin}/sandbox`));
  }
  if (roles.has('http')) serveTrackingPages(app, context, http.publicUrl);
  await serveWebApp(app, roles.has('http') ? webDist : '', {
    others,
    origin: http.publicUrl,
    previews: { ...sharedLinks(context.db), ...invitationLinks(context) },
  });
  // Streams never end by themselves, and a server does not close while one is open.
  app.addHook('preClose', () => context.hub.stop());
  stopGently(app);
  return app;
}
