import { createHash } from 'node:crypto';
import { type Tx, transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { NotificationsContext } from '../context.ts';
import { notify } from '../notify.ts';
import { listPeopleAfter } from '../storage/people.ts';

const longest = 300;
const batch = 1_000;

export type Announcement = { readonly text: string; readonly link: string };

/**
 * Notifies everybody, a thousand people in one transaction. Repeated after a crash it goes on with those who have not got it: the
 * text and the link identify it. Answers the number of people notified now.
 */
export async function announce(
  context: Pick<NotificationsContext, 'db' | 'enqueueAll'>,
  input: Announcement,
  /** Runs in the same transaction as the first batch. */
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<number> {
  const words = input.text.trim();
  if (words === '' || words.length > longest) throw new Problem('invalid_input', `Please say it in 1 to ${longest} characters.`);
  // Two slashes, or one and a backslash, would lead out of the product.
  if (!/^\/(?![/\\])/.test(input.link))
    throw new Problem('invalid_input', 'Please give an address within Waybill, like /timeline.');
  const name = createHash('sha256').update(`${words}\n${input.link}`).digest('base64url').slice(0, 22);
  const notification = { type: 'announcement', subject: name, key: `announcement ${name}`, words, link: input.link } as const;
  let notified = 0;
  for (let after = ''; ; ) {
    const to = await listPeopleAfter(context.db, after, batch);
    const last = to.at(-1);
    if (last === undefined) return notified;
    notified += await transact(context.db, async (tx) => {
      const reached = await notify(context, tx, { ...notification, to });
      if (notified === 0 && reached > 0) await also(tx);
      return reached;
    });
    after = last;
  }
}
