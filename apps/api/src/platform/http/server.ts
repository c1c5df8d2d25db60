import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { newId } from '../ids.ts';
import { compressAnswers } from './compress-answers.ts';
import { answerWithProblems } from './errors.ts';
import { guardAgainstFloods } from './flood-guard.ts';
import { addSecurityHeaders, type OtherOrigins } from './security-headers.ts';

export type ServerOptions = OtherOrigins & {
  readonly logLevel: string;
  readonly isHttps: boolean;
  readonly trustProxy: number;
  readonly requestsPerMinute: number;
};

const bodyLimitBytes = 64 * 1024;

/** An empty house with its doors and locks: no call yet, but every rule that all calls share. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // The reader of forms notes all headers, tokens and all, at its most talkative.
    logger: { level: options.logLevel, redact: ['busboyOptions.headers'] },
    // One line a request, written below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId('request'),
    requestIdHeader: false,
    bodyLimit: bodyLimitBytes,
    trustProxy: (_, hop) => hop < options.trustProxy,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 512 },
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000 },
    forceCloseConnections: 'idle',
    // Whoever asks on an open line while we stop gets an answer, and the line is closed behind it.
    return503OnClosing: false,
  });
  // JSON and forms with files, nothing else.
  app.removeContentTypeParser('text/plain');
  hangUpWhenStopping(app);
  logAnswers(app);
  addSecurityHeaders(app, options);
  answerWithProblems(app);
  compressAnswers(app);
  guardAgainstFloods(app, options.requestsPerMinute);
  await app.register(cookie);
  await app.register(multipart, {
    limits: { files: 1, fields: 10, fieldSize: 4096, parts: 11 },
    throwFileSizeLimit: true,
  });
  return app;
}

/**
 * A line that falls idle after the stopping began, or on which nothing was ever said (browsers open some in
 * advance), would hold it up for as long as lines are kept alive.
 */
function hangUpWhenStopping(app: FastifyInstance): void {
  let unanswered = 0;
  app.server.on('request', (_, response) => {
    unanswered += 1;
    response.once('close', () => {
      unanswered -= 1;
    });
  });
  app.addHook('preClose', async () => {
    const hangUp = () => (unanswered === 0 ? app.server.closeAllConnections() : app.server.closeIdleConnections());
    const timer = setInterval(hangUp, 50).unref();
    app.server.once('close', () => clearInterval(timer));
  });
}

/** Paths and queries hold codes, numbers and addresses: the log gets the pattern of the route and nothing else. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
}
