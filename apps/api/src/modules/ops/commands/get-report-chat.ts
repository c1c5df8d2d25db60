import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Evidence, listLastWritten } from '../../chat/index.ts';
import type { OpsContext } from '../context.ts';
import { refuseOwn } from '../policies.ts';
import { findAnyReport } from '../read-reports.ts';
import { recordLook } from '../storage/acts.ts';

const mostMessages = 20;

/** The end of a chat that one of its members has reported. Staff see no other chats, and the look is recorded before it is shown. */
export function getReportChat({ db }: Pick<OpsContext, 'db'>, staffId: string | null, reportId: string): Promise<Evidence[]> {
  return transact(db, async (tx) => {
    const report = await findAnyReport(tx, reportId);
    if (report?.kind !== 'user' || report.roomId === null) throw new Problem('not_found', 'No chat was reported here.');
    refuseOwn(staffId, report.userId);
    await recordLook(tx, {
      staffId,
      what: 'chat-read',
      subject: reportId,
      userId: report.userId,
      about: { roomId: report.roomId },
    });
    return listLastWritten(tx, report.roomId, mostMessages);
  });
}
