import type { Context } from '../context.ts';
import { proveBooks } from '../modules/wallet/index.ts';

/** Recomputes every balance from the entries and says what is off; true when nothing is. */
export async function proveBooksNow({ db }: Context): Promise<boolean> {
  const findings = await proveBooks(db);
  for (const { law, account, detail } of findings) console.error(`${law}: account ${account ?? '-'} ${detail}`);
  if (findings.length === 0) console.log('The books are right.');
  return findings.length === 0;
}
