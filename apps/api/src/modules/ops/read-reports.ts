import type { ReportView } from '@waybill/contract/ops/list-reports';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/database.ts';
import { imagesOf } from '../files/index.ts';
import { findItemReport, findItemReportsAround, type ItemReportRow, listItemReports } from '../timeline/index.ts';
import { findPeople, findReport, findReportsAround, listReports, type ReportRow } from '../users/index.ts';
import { personIn } from './views.ts';

/** A report of a person, or of something that they posted. */
export type AnyReport = ({ readonly kind: 'user' } & ReportRow) | ({ readonly kind: 'item' } & ItemReportRow);
type State = 'open' | 'closed';

/** Both kinds in one list: by their time, at the same time by kind, and within a kind by their number. */
const kinds = ['item', 'user'] as const;
const [lowest, highest] = ['0', '9223372036854775807'];

function splitReportId(id: string): { kind: AnyReport['kind']; number: string } {
  const [kind, number = ''] = id.split('-');
  return { kind: kind === 'item' ? 'item' : 'user', number };
}

export const reportIdOf = ({ kind, id }: AnyReport) => `${kind}-${id}`;

export async function findAnyReport(db: Db, reportId: string): Promise<AnyReport | undefined> {
  const { kind, number } = splitReportId(reportId);
  if (kind === 'user') {
    const row = await findReport(db, number);
    return row && { kind, ...row };
  }
  const row = await findItemReport(db, number);
  return row && { kind, ...row };
}

/** Reports about these people or by them, of both kinds; the newest first. */
export async function findReportsOfPeople(db: Db, userIds: readonly string[], limit: number): Promise<AnyReport[]> {
  const [people, items] = await Promise.all([findReportsAround(db, userIds, limit), findItemReportsAround(db, userIds, limit)]);
  const all: AnyReport[] = [
    ...people.map((row) => ({ kind: 'user' as const, ...row })),
    ...items.map((row) => ({ kind: 'item' as const, ...row })),
  ];
  return all.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).slice(0, limit);
}

type Wanted = { readonly state: State; readonly limit: number; readonly skip: number; readonly cursor?: string | undefined };

export async function readReports(
  db: Db,
  viewerId: string,
  wanted: Wanted,
): Promise<{ items: ReportView[]; nextCursor: string | null }> {
  const { state, limit, skip, cursor } = wanted;
  const found = await listAnyReports(db, { state, cursor, limit: skip + limit + 1 });
  const rows = found.slice(skip);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return {
    items: await reportViews(db, viewerId, shown),
    nextCursor: isMore ? encodeCursor({ createdAt: timeOf(last, state), id: `${last.kind}_${last.id}` }) : null,
  };
}

type Rows = { readonly state: State; readonly cursor?: string | undefined; readonly limit: number };

/** Open: the longest waiting first. Closed: the newest first. */
export async function listAnyReports(db: Db, { state, cursor, limit }: Rows): Promise<AnyReport[]> {
  const last = decodeCursor(cursor);
  const after = (kind: AnyReport['kind']) => last && { at: last.createdAt, id: boundOf(kind, last.id) };
  const [people, items] = await Promise.all([
    listReports(db, { state, limit, after: after('user') }),
    listItemReports(db, { state, limit, after: after('item') }),
  ]);
  const all: AnyReport[] = [
    ...people.map((row) => ({ kind: 'user' as const, ...row })),
    ...items.map((row) => ({ kind: 'item' as const, ...row })),
  ];
  const direction = state === 'open' ? 1 : -1;
  return all.sort((one, other) => direction * compare(one, other, state)).slice(0, limit);
}

function compare(one: AnyReport, other: AnyReport, state: State): number {
  const byTime = timeOf(one, state).getTime() - timeOf(other, state).getTime();
  return byTime || kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || Number(BigInt(one.id) - BigInt(other.id));
}

/**
 * After which number of this kind the page begins, of those at the moment where the last one ended. Of the other kind it is
 * all or none, whichever way the list runs: items have the lower place.
 */
function boundOf(kind: AnyReport['kind'], lastId: string): string {
  const [lastKind, number = ''] = lastId.split('_');
  if (kind === lastKind && /^[1-9][0-9]{0,17}$/.test(number)) return number;
  return kind === 'user' ? lowest : highest;
}

function timeOf({ createdAt, handledAt }: AnyReport, state: State): Date {
  return state === 'closed' && handledAt ? handledAt : createdAt;
}

export async function reportViews(db: Db, viewerId: string, reports: readonly AnyReport[]): Promise<ReportView[]> {
  const [people, images] = await Promise.all([
    findPeople(
      db,
      reports.flatMap((report) => [aboutOf(report), reporterOf(report)]),
    ),
    imagesOf(
      db,
      reports.flatMap((report) => (report.kind === 'item' ? [report.itemId] : [])),
    ),
  ]);
  return reports.map((report) => ({
    id: reportIdOf(report),
    about: personIn(people, aboutOf(report)),
    reason: report.reason,
    ...(aboutOf(report) === viewerId
      ? { by: null, message: '' }
      : { by: personIn(people, reporterOf(report)), message: report.message }),
    createdAt: report.createdAt.toISOString(),
    alike: report.alike,
    item: report.kind === 'item' ? itemOf(report, images) : null,
    hasChat: report.kind === 'user' && report.roomId !== null && report.userId !== viewerId,
    closed: closingOf(report),
  }));
}

export const aboutOf = (report: AnyReport) => (report.kind === 'user' ? report.userId : report.authorId);
export const reporterOf = (report: AnyReport) => (report.kind === 'user' ? report.reportedBy : report.reporterId);

function itemOf(
  { itemType, itemId, words, isRemoved }: ItemReportRow,
  images: Awaited<ReturnType<typeof imagesOf>>,
): ReportView['item'] {
  const addresses = (images.get(itemId) ?? []).flatMap(({ sizes }) => sizes.at(-1)?.url ?? []);
  return { itemType, id: itemId, words, images: addresses, isRemoved };
}

function closingOf({ handledAt, handledBy, outcome, because }: AnyReport): ReportView['closed'] {
  return handledAt && { at: handledAt.toISOString(), by: handledBy, outcome: outcome ?? 'nothing', because };
}
