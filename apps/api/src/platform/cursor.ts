import * as z from 'zod';
import { Problem } from './http/problem.ts';

/** As we write them, and nothing that PostgreSQL could not read. */
const position = z.tuple([z.iso.datetime().regex(/^2/), z.string().regex(/^\w{1,64}$/)]);

export type Position = { readonly createdAt: Date; readonly id: string };

/** The end of a page as an opaque text. In milliseconds: lists that use it are ordered by a timestamptz(3). */
export function encodeCursor({ createdAt, id }: Position): string {
  return Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');
}

export function decodeCursor(cursor: string | undefined): Position | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [createdAt, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { createdAt: new Date(createdAt), id };
  } catch {
    throw new Problem('invalid_input', 'That is not a cursor of ours.', { field: 'cursor' });
  }
}

/** A page from one row more than was asked for: the extra one only shows that there are more. */
export function pageOf<Row extends Position, View>(
  rows: readonly Row[],
  limit: number,
  view: (row: Row) => View,
): { items: View[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(view), nextCursor: rows.length > limit && last ? encodeCursor(last) : null };
}

const place = /^s([1-9][0-9]{0,17})$/;

/** The end of a page of a list that is ordered by a number which is never given twice. */
export function encodePlace(seq: string): string {
  return Buffer.from(`s${seq}`).toString('base64url');
}

export function decodePlace(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const seq = place.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1];
  if (!seq) throw new Problem('invalid_input', 'That is not a cursor of ours.', { field: 'cursor' });
  return seq;
}
