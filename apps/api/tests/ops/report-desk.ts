import { closeReport } from '@waybill/contract/ops/close-report';
import { listReports } from '@waybill/contract/ops/list-reports';
import { reportItem } from '@waybill/contract/timeline/report-item';
import { reportUser } from '@waybill/contract/users/report-user';
import { afterAll, expect } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { madeBefore } from '../support/made-before.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

export const because = 'Clearly a scam';

export const closeBy = (staff: Person, reportId: string, outcome: string) =>
  staff.call(closeReport, { params: { reportId }, body: { outcome, because } });

export function useReportDesk() {
  const world = useWorld({ ROLES: 'http' });
  const desk = madeBefore(async () => ({ ngozi: await staffMember(world), tunde: await staffMember(world) }));
  afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));
  const list = async (query: Record<string, unknown> = {}) =>
    (await desk.ngozi.call(listReports, { query: { limit: 50, ...query } })).result;
  /** What is open about somebody, or about what they posted. */
  const openAbout = async (userId: string) => (await list()).items.filter(({ about }) => about.id === userId);
  async function reportOf(person: Person, by?: Person, more: Record<string, unknown> = {}): Promise<string> {
    const reporter = by ?? (await verifiedPerson(world));
    expect(
      (await reporter.call(reportUser, { body: { userId: person.id, reason: 'scam', message: 'Wants cash', ...more } })).status,
    ).toBe(204);
    const found = (await openAbout(person.id)).find(({ by, item }) => by?.id === reporter.id && item === null);
    return found?.id ?? '';
  }
  async function reportOfItem(author: Person, item: { itemType: number; id: string }, by?: Person): Promise<string> {
    const reporter = by ?? (await verifiedPerson(world));
    const body = { itemType: item.itemType, timelineItemId: item.id, reason: 'abuse', message: 'Rude' };
    expect((await reporter.call(reportItem, { body })).status).toBe(204);
    const found = (await openAbout(author.id)).find((report) => report.by?.id === reporter.id && report.item?.id === item.id);
    return found?.id ?? '';
  }
  return { world, list, openAbout, reportOf, reportOfItem, desk };
}
