import type { Db } from '../../../platform/db/database.ts';
import { plainIdentifier } from '../../identity/index.ts';

export type QuotedPerson = { readonly id: string; readonly by: 'id' | 'username' | 'email' | 'phone' | 'name' };

/** People reached under exactly this text, as an account or as a business. Each part has its index. */
export async function findQuotedPeople(db: Db, text: string, limit: number): Promise<QuotedPerson[]> {
  const plain = plainIdentifier(text);
  const username = plain.replace(/^@/, '');
  return db<QuotedPerson[]>`
    select distinct on (id) id, by from (
      select id, 'id' as by, 0 as rank from account where id = ${text}
      union all select id, 'username', 1 from account where username = ${username}
      union all select id, 'email', 2 from account where email = ${plain}
      union all select id, 'phone', 3 from account where phone = ${plain}
      union all select user_id, 'email', 4 from dispatch_business where lower(email) = ${plain}
      union all select user_id, 'phone', 5 from dispatch_business where phone = ${plain}) as found
    order by id, rank limit ${limit}`;
}

/** For `to_tsquery`: all of these words, or their beginnings. Nothing where there is no word. */
export function wordsQuery(text: string): string | undefined {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? undefined : words.map((word) => `${word}:*`).join(' & ');
}

/** People whose name has all of these words, or their beginnings; or whose username or email begins so. The newest first. */
export async function findPeopleNamed(db: Db, text: string, limit: number): Promise<QuotedPerson[]> {
  const query = wordsQuery(text);
  if (query === undefined) return [];
  const begins = `${plainIdentifier(text)
    .replace(/^@/, '')
    .replace(/[\\%_]/g, '\\$&')}%`;
  return db<QuotedPerson[]>`
    select id, 'name' as by from account
    where id in (
      select user_id from profile where to_tsvector('simple', full_name) @@ to_tsquery('simple', ${query})
      union select user_id from dispatch_business where to_tsvector('simple', name) @@ to_tsquery('simple', ${query})
      union select id from account where username like ${begins}
      union select id from account where email like ${begins})
    order by created_at desc, id desc limit ${limit}`;
}
