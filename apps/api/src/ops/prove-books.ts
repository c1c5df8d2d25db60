import type { Context } from '../context.ts';
import { recordAct } from '../modules/ops/index.ts';
import { hasSeal, proveBooks, sealHead } from '../modules/wallet/index.ts';

type Options = {
  /** The head of an earlier day, as it was kept outside the database. */
  readonly head?: string | undefined;
  readonly print?: (line: string) => void;
};

/** Recomputes every balance from the entries and every seal, and prints what is off; true when nothing is. */
export async function proveBooksNow({ db }: Pick<Context, 'db'>, { head, print = console.log }: Options = {}): Promise<boolean> {
  const findings = await proveBooks({ db }, (tx, { length }) =>
    recordAct(tx, { staffId: null, what: 'books-proven', subject: length === 0 ? 'right' : 'off', about: { findings: length } }),
  );
  for (const { law, account, detail } of findings) print(`${law}: account ${account ?? '-'} ${detail}`);
  const isHeadThere = head === undefined || (await hasSeal(db, head));
  if (!isHeadThere) print(`The seal ${head} is not in the books any more.`);
  const newest = await sealHead(db);
  if (newest) print(`Sealed up to transaction ${newest.seq}. Keep this outside the database: ${newest.hash}`);
  const isRight = findings.length === 0 && isHeadThere;
  print(isRight ? 'The books are right.' : 'The books are off.');
  return isRight;
}
