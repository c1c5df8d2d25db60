import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isLostRace } from '../db/database.ts';
import { Problem, problemDetails } from './problem.ts';
import { traceIdOf } from './trace-id.ts';

/** Answers everything that is thrown in one shape; internal details stay in the log. */
export function answerWithProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const problem = isBrokenOff(request, error) ? brokenOff() : asProblem(error);
    const details = problemDetails(problem, { requestId: request.id, traceId: traceIdOf(request.headers, request.id) });
    if (details.status >= 500) request.log.error({ err: error }, problem.code);
    if (details.retryAfterSeconds !== undefined) reply.header('retry-after', details.retryAfterSeconds);
    return reply.code(details.status).type('application/problem+json').send(details);
  });
}

const parserProblems: Readonly<Record<string, Problem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new Problem('too_large', 'That is more than we take in one go.'),
  FST_FILES_LIMIT: new Problem('invalid_input', 'Please send one file.', { field: 'file' }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Problem('unsupported_type', 'Please send JSON.'),
};

const brokenOffCodes = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'FST_MP_PREMATURE_CLOSE']);

/**
 * Whether the client hung up before the whole request was here. The error has the code of a lost connection, like that of a
 * database that is gone; nobody waits for an answer.
 */
function isBrokenOff({ raw }: FastifyRequest, error: unknown): boolean {
  return !raw.complete && raw.destroyed && brokenOffCodes.has(String((error as Partial<FastifyError>).code));
}

/** For the log alone: nobody is there to read it. */
export const brokenOff = () => new Problem('malformed_request', 'The connection was closed before all of that request was here.');

/** A new primary takes a few seconds: whoever comes back sooner only finds the door closed again. */
const soon = { retryAfterSeconds: 2 };

const unreadable = () => new Problem('malformed_request', 'We could not read that request. Please check it and try again.');

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseUnavailable(error))
    return new Problem('unavailable', 'We could not reach our records just now. Please try again in a moment.', soon);
  if (isLostRace(error))
    return new Problem('unavailable', 'Something else changed this at the same moment. Please try again in a moment.', soon);
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code ? parserProblems[code] : undefined;
  if (known) return known;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return unreadable();
  }
  return new Problem('internal', 'Something went wrong on our side. It has been noted; please try again.');
}
