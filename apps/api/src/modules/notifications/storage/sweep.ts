import { undoMinutes } from '@waybill/contract/notifications/restore-notifications';
import type { Tx } from '../../../platform/db/database.ts';

/** In one statement; a sweep that takes all at once would hold up those who come meanwhile. */
const most = 5_000;

/** Answers true while there are more. */
export async function deleteOld(tx: Tx): Promise<boolean> {
  const cleared = await tx`
    delete from notification where id = any(array(
      select id from notification where cleared_at < now() - make_interval(mins => ${undoMinutes}) limit ${most}))`;
  const seen = await tx`
    delete from notification where id = any(array(
      select id from notification where seen_at < now() - interval '90 days' limit ${most}))`;
  const neverSeen = await tx`
    delete from notification where id = any(array(
      select id from notification
      where seen_at is null and created_at < now() - interval '1 year' and modified_at < now() - interval '1 year' limit ${most}))`;
  const handled = await tx`
    delete from notification_heard where (user_id, key) in (
      select user_id, key from notification_heard where heard_at < now() - interval '14 days' limit ${most})`;
  return [cleared, seen, neverSeen, handled].some(({ count }) => count === most);
}
