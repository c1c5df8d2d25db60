import { DatabaseError } from 'pg';

type ConnectionCode = 'CONNECT_TIMEOUT' | 'CONNECTION_CLOSED' | 'CONNECTION_ENDED';

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

/** Whether the connection has come out of this unharmed. */
export function isOfStatement(error: unknown): boolean {
  return error instanceof DatabaseError && error.severity === 'ERROR';
}

/** Whether a prepared statement no longer fits the table it was prepared for. It has done nothing. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery';
}
