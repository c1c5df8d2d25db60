import { DatabaseError } from 'pg';

/** `COMMIT_UNKNOWN`: nobody can say whether the act was done. Whoever asked for it asks again with the same key. */
type ConnectionCode = 'CONNECT_TIMEOUT' | 'CONNECTION_CLOSED' | 'CONNECTION_ENDED' | 'COMMIT_UNKNOWN';

export class ConnectionError extends Error {
  readonly code: ConnectionCode;
  constructor(code: ConnectionCode, cause?: unknown) {
    super(`The connection to the database: ${code}`, { cause });
    this.code = code;
  }
}

/** The driver says in words only that a connection was lost; those of the system and of PostgreSQL have codes. */
export function withCode(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error;
  if (error.message === 'timeout expired') return new ConnectionError('CONNECT_TIMEOUT', error);
  return /^(Connection terminated|Client (has encountered|was closed))/.test(error.message)
    ? new ConnectionError('CONNECTION_CLOSED', error)
    : error;
}

/** Whether the connection has come out of this unharmed, and leads to where one can write. */
export function isOfStatement(error: unknown): boolean {
  return error instanceof DatabaseError && error.severity === 'ERROR' && !isOfStandby(error);
}

/** Whether the connection leads to a standby: the primary has moved, and another connection will find it. */
export function isOfStandby(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '25006';
}

const lostCodes = new Set(['CONNECTION_CLOSED', 'ECONNRESET', 'EPIPE']);

/** Whether a connection broke that was there: by a crash, a restart or a change of the primary. What was not committed was not done. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  // 57P01 to 57P03: shut down, crashed, not yet started.
  return lostCodes.has(error.code) || isOfStandby(error) || /^57P0[123]$/.test(error.code);
}

/** Whether a prepared statement no longer fits the table it was prepared for. It has done nothing. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery';
}
