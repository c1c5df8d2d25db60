import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { mostLinesInFile } from '@waybill/contract/ops/list-filter';
import type { FastifyReply } from 'fastify';
import { type Database, transact } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { csvOf } from '../wallet/index.ts';
import { recordAct } from './storage/acts.ts';

type Place = { readonly createdAt: Date; readonly id: string };

type ConsoleFile<Row extends Place> = {
  /** Of the list: `orders`. */
  readonly name: string;
  readonly headings: readonly string[];
  /** How many lines there are, up to so many. */
  readonly count: (most: number) => Promise<number>;
  readonly page: (window: { readonly after: Row | undefined; readonly limit: number }) => Promise<readonly Row[]>;
  readonly lines: (rows: readonly Row[]) => Promise<readonly (readonly string[])[]>;
};

type Taken = { readonly staffId: string; readonly filter: Readonly<Record<string, unknown>> };

const linesAtOnce = 1000;

/** Sends a list as CSV, a part after the other, so that a large one is never in memory at once. It is written down before the first line leaves. */
export async function sendConsoleFile<Row extends Place>(
  db: Database,
  reply: FastifyReply,
  file: ConsoleFile<Row>,
  { staffId, filter }: Taken,
): Promise<void> {
  const count = await file.count(mostLinesInFile + 1);
  if (count > mostLinesInFile)
    throw new Problem(
      'invalid_input',
      `That is more than the ${mostLinesInFile.toLocaleString('en-NG')} lines that fit one file. Please choose fewer days.`,
      { field: 'startDate' },
    );
  const about = Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])),
  );
  await transact(db, (tx) =>
    recordAct(tx, {
      staffId,
      what: 'list-exported',
      subject: `${file.name}, ${count === 1 ? '1 line' : `${count} lines`}`,
      about,
    }),
  );
  reply.header('content-disposition', `attachment; filename="waybill-${file.name}.csv"`);
  reply.type('text/csv; charset=utf-8').send(Readable.from(partsOf(file)));
  // The route is done when the file has left; whoever goes away before that is no failure of ours.
  await finished(reply.raw).catch(() => undefined);
}

async function* partsOf<Row extends Place>(file: ConsoleFile<Row>): AsyncGenerator<string> {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  yield `\uFEFF${csvOf([file.headings])}`;
  let sent = 0;
  let after: Row | undefined;
  while (sent < mostLinesInFile) {
    const rows = await file.page({ after, limit: Math.min(linesAtOnce, mostLinesInFile - sent) });
    if (rows.length > 0) yield csvOf(await file.lines(rows));
    if (rows.length < linesAtOnce) return;
    sent += rows.length;
    after = rows.at(-1);
  }
}
