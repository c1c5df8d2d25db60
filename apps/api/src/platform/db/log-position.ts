/**
 * A place in the log of the database: sixteen hexadecimal digits, which sort as the places do. Whoever has one reads nothing older. It
 * says nothing about anybody, and any node of an installation understands it.
 */
export type LogPosition = string & { readonly logPosition: true };

/** From what PostgreSQL writes, as `16/B374D848`. */
export function logPositionOf(lsn: string): LogPosition {
  const [high = '', low = ''] = lsn.split('/');
  return `${high.padStart(8, '0')}${low.padStart(8, '0')}`.toLowerCase() as LogPosition;
}

/** From what a client sends back; undefined where it is none. */
export function readLogPosition(text: unknown): LogPosition | undefined {
  return typeof text === 'string' && isLogPosition(text) ? text : undefined;
}

function isLogPosition(text: string): text is LogPosition {
  return /^[0-9a-f]{16}$/.test(text);
}

export function newestOf(...positions: readonly (LogPosition | undefined)[]): LogPosition | undefined {
  return positions.reduce(
    (newest, one) => (one !== undefined && (newest === undefined || one > newest) ? one : newest),
    undefined,
  );
}
