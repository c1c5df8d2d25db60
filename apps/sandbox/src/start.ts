import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { messagesApi } from './console/messages-api.ts';
import { consoleRoutes } from './console/routes.ts';
import { httpEndpoint } from './http-endpoint.ts';
import { bindLoopback } from './loopback.ts';
import { Outbox } from './outbox/outbox.ts';
import { answerError, sendProblem } from './problem.ts';
import type { Provider, Sandbox } from './provider.ts';
import { openAuthenticator } from './providers/authenticator/authenticator.ts';
import { openChatwoot } from './providers/chatwoot/chatwoot.ts';
import { openCloudinary } from './providers/cloudinary/cloudinary.ts';
import { openDojah } from './providers/dojah/dojah.ts';
import { openGoogle } from './providers/google/google.ts';
import { openPaypal } from './providers/paypal/paypal.ts';
import { openPaystack } from './providers/paystack/paystack.ts';
import { openPhoton } from './providers/photon/photon.ts';
import { openS3 } from './providers/s3/s3.ts';
import { openSmtp } from './providers/smtp/smtp.ts';
import { openTermii } from './providers/termii/termii.ts';
import { openVroom } from './providers/vroom/vroom.ts';
import { openWebPush } from './providers/web-push/web-push.ts';
import { StartFailure } from './start-failure.ts';

export type SandboxOptions = {
  /** 0 picks any free port. */
  port: number;
  smtpPort: number;
  /** Bound alone when given; otherwise 127.0.0.1 and, where there is one, ::1. */
  host?: string | undefined;
  /** The product’s data folder; the sandbox keeps to its own folder inside. */
  dataDir: string;
  origin?: string | undefined;
  logger?: boolean | undefined;
  termiiApiKey?: string | undefined;
  /** The delay of a text to Termii’s slow number. */
  slowDeliveryMs?: number | undefined;
  paystackSecretKey?: string | undefined;
  /** The webhook address for each vendor; a vendor without one sends none. */
  webhooks?:
    | {
        paystack?: string | undefined;
        paypal?: string | undefined;
        dojah?: string | undefined;
        termii?: string | undefined;
      }
    | undefined;
  /** The delays before each try of a webhook. */
  webhookDelaysMs?: readonly number[] | undefined;
  /** The time until a payout’s next status. */
  settleMs?: number | undefined;
  /** The duration of Dojah’s manual review. */
  reviewMs?: number | undefined;
};

export type RunningSandbox = { origin: string; smtpPort: number; close(): Promise<void> };

export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  if (process.env.NODE_ENV === 'production') {
    throw new StartFailure('The sandbox does not run in production: configure the real providers, or unset NODE_ENV.');
  }
  const app = createApp(options.logger ?? false);
  const ready = Promise.withResolvers<void>();
  // The port has to be known before the routes: the OpenID issuer is an address.
  const web = await bindLoopback({
    port: options.port,
    host: options.host,
    setting: 'SANDBOX_PORT',
    open: () => httpEndpoint((request, response) => void ready.promise.then(() => app.routing(request, response))),
  });

  const dataDir = join(options.dataDir, 'sandbox');
  const providers: Provider[] = [];
  const outbox = new Outbox(join(dataDir, 'outbox.jsonl'));
  const close = async () => {
    outbox.close();
    await Promise.all(providers.map((provider) => provider.close?.()));
    await app.close();
    await web.close();
  };

  try {
    await outbox.load();
    const sandbox: Sandbox = { origin: options.origin ?? `http://localhost:${web.port}`, dataDir, outbox };
    const { webhookDelaysMs, settleMs, webhooks = {} } = options;
    const { termiiApiKey: apiKey, slowDeliveryMs } = options;
    providers.push(openTermii(sandbox, { apiKey, slowDeliveryMs, webhookUrl: webhooks.termii }));
    const smtp = await openSmtp(sandbox, { port: options.smtpPort, host: options.host });
    providers.push(smtp);
    providers.push(await openGoogle(sandbox));
    const paystack = { secretKey: options.paystackSecretKey, webhookUrl: webhooks.paystack, webhookDelaysMs, settleMs };
    providers.push(await openPaystack(sandbox, paystack));
    providers.push(await openPaypal(sandbox, { webhookUrl: webhooks.paypal, webhookDelaysMs, settleMs }));
    providers.push(await openDojah(sandbox, { webhookUrl: webhooks.dojah, webhookDelaysMs, reviewMs: options.reviewMs }));
    providers.push(await openChatwoot(sandbox));
    providers.push(openS3(sandbox));
    providers.push(openCloudinary(sandbox));
    providers.push(openPhoton(sandbox));
    providers.push(openVroom(sandbox));
    providers.push(openWebPush(sandbox));
    providers.push(await openAuthenticator(sandbox));

    for (const { routes } of providers) if (routes) app.register(async (scope) => routes(scope));
    app.register(async (scope) => consoleRoutes(scope, outbox, providers));
    app.register(async (scope) => messagesApi(scope, outbox));
    await app.ready();
    ready.resolve();
    return { origin: sandbox.origin, smtpPort: smtp.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function createApp(logger: boolean): FastifyInstance {
  const app = Fastify({ logger, bodyLimit: 64 * 1024 });
  app.setErrorHandler((error, _request, reply) => answerError(error, reply));
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'not_found', 'There is nothing at this address'));
  // Any web page can post a form to localhost; browsers say so when one does.
  app.addHook('onRequest', async (request, reply) => {
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    if (isWrite && request.url.startsWith('/sandbox') && request.headers['sec-fetch-site'] === 'cross-site') {
      return sendProblem(reply, 403, 'cross_site_request', 'This request came from another site');
    }
  });
  return app;
}
