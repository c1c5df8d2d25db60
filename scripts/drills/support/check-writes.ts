import { openDatabase } from '../../../apps/api/src/platform/db/database.ts';
import { markOf, type Write } from './load.ts';

export type Checked = {
  /** Acknowledged, and not there, or there under another name than the answer said. */
  readonly lost: readonly Write[];
  /** There more than once. */
  readonly doubled: readonly Write[];
  /** There without having been acknowledged: nobody was told yes, and nobody no. */
  readonly unknown: readonly Write[];
};

/** Looks for each write in the database itself: what was acknowledged has to be there exactly once, whatever else at most once. */
export async function checkWrites(databaseUrl: string, writes: readonly Write[]): Promise<Checked> {
  const db = openDatabase(databaseUrl, { max: 1, name: 'waybill-drill' });
  try {
    const rows = await db<{ mark: string; id: string }[]>`
      select body as mark, id from chat_message where body like 'Drill %'
      union all
      select message as mark, id from timeline_item where message like 'Drill %'`;
    const idsByMark = new Map<string, string[]>();
    for (const { mark, id } of rows) idsByMark.set(mark, [...(idsByMark.get(mark) ?? []), id]);
    return sortWrites(writes, (key) => idsByMark.get(markOf(key)) ?? []);
  } finally {
    await db.end();
  }
}

export function sortWrites(writes: readonly Write[], idsOf: (key: string) => readonly string[]): Checked {
  const isDone = ({ acknowledgedAt }: Write) => acknowledgedAt !== undefined;
  return {
    lost: writes.filter((write) => isDone(write) && (write.id === undefined || !idsOf(write.key).includes(write.id))),
    doubled: writes.filter(({ key }) => idsOf(key).length > 1),
    unknown: writes.filter((write) => !isDone(write) && idsOf(write.key).length > 0),
  };
}
