import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { newId } from '../ids.ts';
import type { Tracer } from '../tracing/trace.ts';
import { compressAnswers } from './compress-answers.ts';
import { answerWithProblems } from './errors.ts';
import { guardAgainstFloods } from './flood-guard.ts';
import { refuseLongAddresses } from './refuse-long-addresses.ts';
import { addSecurityHeaders, type OtherOrigins } from './security-headers.ts';
import { type BodyDeadlines, breakOffSlowBodies } from './slow-bodies.ts';
import { traceIdOf } from './trace-id.ts';
import { traceRequests } from './trace-requests.ts';
import { answerUnreadable } from './unreadable-requests.ts';

export type ServerOptions = OtherOrigins & {
  readonly logLevel: string;
  readonly isHttps: boolean;
  readonly trustProxy: number;
  readonly requestsPerMinute: number;
  readonly bodyDeadlines?: BodyDeadlines;
  readonly tracer?: Tracer | undefined;
};

const bodyLimitBytes = 64 * 1024;

/** An empty house with its doors and locks: no call yet, but every rule that all calls share. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // The reader of forms notes all headers, tokens and all, at its most talkative.
    logger: { level: options.logLevel, redact: ['busboyOptions.headers'] },
    // Requests are logged in one line each, below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId('request'),
    requestIdHeader: false,
    childLoggerFactory: (logger, bindings, options, { headers }) =>
      logger.child({ ...bindings, traceId: traceIdOf(headers, String(bindings.reqId)) }, options),
    bodyLimit: bodyLimitBytes,
    trustProxy: (_, hop) => hop < options.trustProxy,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 512 },
    // The last resort, behind the deadlines of bodies.
    requestTimeout: 180_000,
    keepAliveTimeout: 72_000,
    // Node checks its own deadlines twice a minute by default: a limit of 30 seconds would end after 60.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 },
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: 'idle',
    // A request on an open connection while we stop gets an answer, and the connection is closed behind it.
    return503OnClosing: false,
  });
  // JSON and forms with files, nothing else.
  app.removeContentTypeParser('text/plain');
  traceRequests(app, options.tracer);
  logAnswers(app);
  addSecurityHeaders(app, options);
  answerWithProblems(app);
  compressAnswers(app);
  guardAgainstFloods(app, options.requestsPerMinute);
  refuseLongAddresses(app);
  breakOffSlowBodies(app, options.bodyDeadlines);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { files: 1, fields: 10, fieldSize: 4096, parts: 11 },
    throwFileSizeLimit: true,
  });
  return app;
}

/** Paths and queries hold codes, numbers and addresses: the log gets the pattern of the route and nothing else. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}
