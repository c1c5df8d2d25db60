import { type Database, transact } from '../../../platform/db/database.ts';
import { dealingSections } from './dealing-sections.ts';
import { moneySections } from './money-sections.ts';
import { personSections } from './person-sections.ts';

export const exportSections = [...personSections, ...dealingSections, ...moneySections];

/** Tables from which nothing is handed out, and why. Whoever makes a table decides here or in a section; a test asks for it. */
export const keptFromExport: Readonly<Record<string, string>> = {
  wallet_pin: 'a secret',
  refresh_token: 'secrets',
  one_time_code: 'secrets, gone in a day',
  action_link: 'secrets, gone in a day',
  federated_ticket: 'secrets, gone in a day',
  rate_limit: 'counts, gone within a day',
  message_stop: 'numbers that want no messages, hashed',
  realtime_cursor: 'numbers of our own',
  realtime_inbox: 'says what changed; what it speaks of is in the other parts',
  notification_heard: 'marks of our own',
  letter_of_messages: 'marks of our own',
  order_request: 'marks of our own',
  escrow_change: 'part of negotiations',
  express_search: 'speaks of a parcel, not of a person',
  timeline_term: 'words of what is in posts',
  timeline_word: 'words of everybody',
  provider_event: 'what providers told us of payments',
  ledger_transaction: 'the books, which transactions are made from',
  ledger_move: 'the books',
  ledger_hold: 'the books',
  ledger_seal: 'the books',
  ledger_seal_horizon: 'the books',
  books_proof: 'about the books as a whole',
  ops_act: 'what our people did, for ourselves',
  support_answer: 'who of our people answered, for ourselves',
  stored_paper: 'where files are kept',
  support_settled: 'which of our rooms need no answer, for ourselves',
  visit_count: 'how often pages were visited, by nobody in particular',
  schema_migration: 'about the tables themselves',
};

/** Everything we hold about somebody, part by part, in one reading. */
export function readExport(db: Database, userId: string): Promise<Record<string, unknown>> {
  return transact(db, async (tx) => {
    await tx`set transaction isolation level repeatable read, read only`;
    const parts: Record<string, unknown> = { madeAt: new Date().toISOString() };
    for (const { name, read } of exportSections) parts[name] = await read(tx, userId);
    return parts;
  });
}
