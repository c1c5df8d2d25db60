import { getOverview as call } from '@waybill/contract/ops/get-overview';
import { countFailedJobs } from '../../../platform/jobs/failed-jobs.ts';
import { countOpenCases } from '../../orders/index.ts';
import { countOpenQuestions } from '../../sales/index.ts';
import { countWaitingRooms } from '../../support/index.ts';
import { countOpenAppeals } from '../../users/index.ts';
import { countVisits } from '../../visits/index.ts';
import { countStuckPayouts, findLongestQuestion } from '../../wallet/index.ts';
import { defineRoute } from '../define-route.ts';
import { kindsOfDecision } from '../read-proposals.ts';
import { roleOf } from '../staff-role.ts';
import { countFigures, countWaiting, type Queue } from '../storage/overview.ts';
import { countProposals } from '../storage/proposals.ts';

export const getOverviewRoute = defineRoute(call, async ({ db }, { caller }) => {
  const [waiting, appeals, support, disputes, saleQuestions, questions, payouts, proposals, failedJobs, figures, visits] =
    await Promise.all([
      countWaiting(db),
      countOpenAppeals(db),
      countWaitingRooms(db),
      countOpenCases(db),
      countOpenQuestions(db),
      findLongestQuestion(db),
      countStuckPayouts(db),
      countProposals(db, kindsOfDecision(roleOf(caller))),
      countFailedJobs(db),
      countFigures(db),
      countVisits(db),
    ]);
  return {
    kyc: queueOf(waiting.kyc),
    reports: queueOf(waiting.reports),
    appeals: queueOf(appeals),
    disputes: queueOf(disputes),
    saleQuestions: queueOf(saleQuestions),
    support: queueOf(support),
    moneyQuestions: queueOf(questions),
    payouts: queueOf(payouts),
    corrections: queueOf(waiting.corrections),
    proposals: queueOf(proposals),
    failedJobs: queueOf(failedJobs),
    ...figures,
    visits,
  };
});

function queueOf({ count, oldest }: Queue): { count: number; oldest: string | null } {
  return { count, oldest: oldest?.toISOString() ?? null };
}
