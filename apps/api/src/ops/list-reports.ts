import type { Context } from '../context.ts';
import type { Evidence } from '../modules/chat/index.ts';
import { type AnyReport, getReportChat, listAnyReports, reportIdOf } from '../modules/ops/index.ts';
import { findPeople } from '../modules/users/index.ts';

const mostReports = 1_000;

/**
 * Open reports, the longest waiting first. Messages of two people are private: they are shown only where one of them reported
 * the room, and only when asked for.
 */
export async function listReportsNow(context: Context, { withMessages }: { withMessages: boolean }): Promise<string> {
  const { db, publicUrl } = context;
  const reports = await listAnyReports(db, { state: 'open', limit: mostReports });
  const ids = reports.flatMap((report) =>
    report.kind === 'user' ? [report.userId, report.reportedBy] : [report.authorId, report.reporterId],
  );
  const people = await findPeople(db, ids);
  const nameOf = (id: string) => people.get(id)?.username ?? id;
  const blocks: string[] = [];
  for (const report of reports) {
    if (report.kind === 'item') blocks.push(ofItem(report, nameOf, publicUrl));
    else {
      const isOpened = withMessages && report.roomId !== null;
      const messages = isOpened ? await getReportChat(context, null, reportIdOf(report)) : undefined;
      blocks.push(ofPerson(report, nameOf, publicUrl, messages));
    }
  }
  return blocks.length === 0 ? 'There are no open reports.' : blocks.join('\n\n');
}

type NameOf = (id: string) => string;

function ofPerson(
  report: AnyReport & { kind: 'user' },
  nameOf: NameOf,
  publicUrl: string,
  messages: readonly Evidence[] | undefined,
): string {
  const { userId, reportedBy, reason, message, roomId, createdAt } = report;
  const room = roomId && !messages ? ['  They reported their chat, too: --messages shows the end of it.'] : [];
  return [
    `${createdAt.toISOString()}  ${reportIdOf(report)}  ${nameOf(userId)} was reported by ${nameOf(reportedBy)}: ${reason}`,
    ...indented(message),
    ...room,
    ...(messages ?? []).flatMap(({ sentAt, by: writer, text, images }) => [
      `  ${sentAt.toISOString()}  ${writer}`,
      ...indented(text),
      ...images.map((address) => `      ${publicUrl}${address}`),
    ]),
  ].join('\n');
}

function ofItem(report: AnyReport & { kind: 'item' }, nameOf: NameOf, publicUrl: string): string {
  const { itemId, itemType, words, isRemoved, authorId, reporterId, reason, message, createdAt } = report;
  const author = nameOf(authorId);
  return [
    `${createdAt.toISOString()}  ${reportIdOf(report)}  ${author}’s ${itemId} was reported by ${nameOf(reporterId)}: ${reason}`,
    ...indented(message),
    isRemoved ? '  It has been taken down.' : `  ${publicUrl}/timeline/post/${itemType}/${itemId}`,
    ...indented(words),
  ].join('\n');
}

function indented(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `      ${line}`);
}
