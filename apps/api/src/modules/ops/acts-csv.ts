import { type ActView, actNames } from '@waybill/contract/ops/list-acts';
import { csvOf } from '../wallet/index.ts';

const wordsOf = new Map<string, string>(Object.entries(actNames));

/** For a spreadsheet: a line for each act. Who is empty is the command line. */
export function actsCsv(acts: readonly ActView[]): string {
  return csvOf([
    ['Number', 'Time (UTC)', 'Who', 'Did', 'What exactly', 'To', 'About whom', 'Why', 'More'],
    ...acts.map(({ id, at, by, what, subject, username, because, about }) => [
      id,
      at,
      by ?? '',
      wordsOf.get(what) ?? what,
      what,
      subject,
      username ?? '',
      because,
      about.map(({ name, value }) => `${name}: ${value}`).join('; '),
    ]),
  ]);
}
