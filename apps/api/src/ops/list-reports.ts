import type { Context } from '../context.ts';
import { type Evidence, listLastWritten } from '../modules/chat/index.ts';
import { listOpenItemReports, type OpenItemReport } from '../modules/timeline/index.ts';
import { listOpenReports, type OpenReport } from '../modules/users/index.ts';

const mostMessages = 20;

/**
 * What people have reported and nobody has dealt with, the longest waiting first. What two people wrote to each other is
 * theirs: it is shown only where one of them reported the room, and only to whoever asks for it.
 */
export async function listReportsNow({ db, publicUrl }: Context, { withMessages }: { withMessages: boolean }): Promise<string> {
  const [people, items] = [await listOpenReports(db), await listOpenItemReports(db)];
  const blocks: string[] = [];
  for (const report of people) {
    const messages = withMessages && report.roomId ? await listLastWritten(db, report.roomId, mostMessages) : undefined;
    blocks.push(ofPerson(report, messages));
  }
  blocks.push(...items.map((report) => ofItem(report, publicUrl)));
  return blocks.length === 0 ? 'There are no open reports.' : blocks.join('\n\n');
}

function ofPerson({ of, by, reason, message, roomId, createdAt }: OpenReport, messages: readonly Evidence[] | undefined): string {
  const room = roomId && !messages ? ['  They reported their chat, too: --messages shows the end of it.'] : [];
  return [
    `${createdAt.toISOString()}  ${of} was reported by ${by}: ${reason}`,
    ...indented(message),
    ...room,
    ...(messages ?? []).flatMap(({ sentAt, by: writer, text, images }) => [
      `  ${sentAt.toISOString()}  ${writer}${images > 0 ? `, pictures: ${images}` : ''}`,
      ...indented(text),
    ]),
  ].join('\n');
}

function ofItem({ itemId, itemType, words, author, by, reason, message, createdAt }: OpenItemReport, publicUrl: string): string {
  return [
    `${createdAt.toISOString()}  ${author}’s ${itemId} was reported by ${by}: ${reason}`,
    ...indented(message),
    `  ${publicUrl}/timeline/post/${itemType}/${itemId}`,
    ...indented(words),
  ].join('\n');
}

function indented(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `      ${line}`);
}
