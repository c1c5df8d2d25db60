import type { Route } from '../../platform/http/route.ts';
import type { OpsContext } from './context.ts';
import { actInBulkRoute } from './routes/act-in-bulk.ts';
import { answerMoneyQuestionRoute } from './routes/answer-money-question.ts';
import { answerSupportRoute } from './routes/answer-support.ts';
import { askSideRoute } from './routes/ask-side.ts';
import { assignCaseRoute } from './routes/assign-case.ts';
import { changeReplyRoute } from './routes/change-reply.ts';
import { changeStaffRoleRoute } from './routes/change-staff-role.ts';
import { changeViewRoute } from './routes/change-view.ts';
import { claimCaseRoute } from './routes/claim-case.ts';
import { closeReportRoute } from './routes/close-report.ts';
import { decideAppealRoute } from './routes/decide-appeal.ts';
import { decideCheckRoute } from './routes/decide-check.ts';
import { decideCorrectionRoute } from './routes/decide-correction.ts';
import { decideDisputeRoute } from './routes/decide-dispute.ts';
import { decideProposalRoute } from './routes/decide-proposal.ts';
import { decideSaleQuestionRoute } from './routes/decide-sale-question.ts';
import { endStaffRoute } from './routes/end-staff.ts';
import { exportActsRoute } from './routes/export-acts.ts';
import { exportConsoleOrdersRoute } from './routes/export-console-orders.ts';
import { exportConsoleTransactionsRoute } from './routes/export-console-transactions.ts';
import { exportFiguresRoute } from './routes/export-figures.ts';
import { findQuotedRoute } from './routes/find-quoted.ts';
import { getAppealRoute } from './routes/get-appeal.ts';
import { getBooksRoute } from './routes/get-books.ts';
import { getCheckDetailsRoute } from './routes/get-check-details.ts';
import { getCheckFileRoute } from './routes/get-check-file.ts';
import { getConsoleOrderRoute } from './routes/get-console-order.ts';
import { getConsoleTransactionRoute } from './routes/get-console-transaction.ts';
import { getDeskRoute } from './routes/get-desk.ts';
import { getDisputeRoute } from './routes/get-dispute.ts';
import { getFiguresRoute } from './routes/get-figures.ts';
import { getOverviewRoute } from './routes/get-overview.ts';
import { getPersonRoute } from './routes/get-person.ts';
import { getReconciliationRoute } from './routes/get-reconciliation.ts';
import { getRelatedRoute } from './routes/get-related.ts';
import { getReportChatRoute } from './routes/get-report-chat.ts';
import { getSaleQuestionRoute } from './routes/get-sale-question.ts';
import { getSupportRoomRoute } from './routes/get-support-room.ts';
import { giveBackPayoutRoute } from './routes/give-back-payout.ts';
import { handOverRoute } from './routes/hand-over.ts';
import { inviteStaffRoute } from './routes/invite-staff.ts';
import { liftMeasureRoute } from './routes/lift-measure.ts';
import { listActsRoute } from './routes/list-acts.ts';
import { listAppealsRoute } from './routes/list-appeals.ts';
import { listChecksRoute } from './routes/list-checks.ts';
import { listConsoleOrdersRoute } from './routes/list-console-orders.ts';
import { listConsoleTransactionsRoute } from './routes/list-console-transactions.ts';
import { listCorrectionsRoute } from './routes/list-corrections.ts';
import { listDisputesRoute } from './routes/list-disputes.ts';
import { listFailedJobsRoute } from './routes/list-failed-jobs.ts';
import { listMentionsRoute } from './routes/list-mentions.ts';
import { listMoneyQuestionsRoute } from './routes/list-money-questions.ts';
import { listNotesRoute } from './routes/list-notes.ts';
import { listOpenCasesRoute } from './routes/list-open-cases.ts';
import { listPayoutsRoute } from './routes/list-payouts.ts';
import { listProposalsRoute } from './routes/list-proposals.ts';
import { listRepliesRoute } from './routes/list-replies.ts';
import { listReportsRoute } from './routes/list-reports.ts';
import { listSaleQuestionsRoute } from './routes/list-sale-questions.ts';
import { listStaffRoute } from './routes/list-staff.ts';
import { listSupportRoomsRoute } from './routes/list-support-rooms.ts';
import { listViewsRoute } from './routes/list-views.ts';
import { lookAtCaseRoute } from './routes/look-at-case.ts';
import { lookIntoClaimRoute } from './routes/look-into-claim.ts';
import { previewBulkRoute } from './routes/preview-bulk.ts';
import { previewDecisionRoute } from './routes/preview-decision.ts';
import { proposeCorrectionRoute } from './routes/propose-correction.ts';
import { proposeDecisionRoute } from './routes/propose-decision.ts';
import { proveBooksRoute } from './routes/prove-books.ts';
import { releaseCaseRoute } from './routes/release-case.ts';
import { removeViewRoute } from './routes/remove-view.ts';
import { restorePersonRoute } from './routes/restore-person.ts';
import { restrictPersonRoute } from './routes/restrict-person.ts';
import { retireReplyRoute } from './routes/retire-reply.ts';
import { retryPayoutRoute } from './routes/retry-payout.ts';
import { saveViewRoute } from './routes/save-view.ts';
import { searchPeopleRoute } from './routes/search-people.ts';
import { setDefaultViewRoute } from './routes/set-default-view.ts';
import { settleFailedJobRoute } from './routes/settle-failed-job.ts';
import { settleSupportRoute } from './routes/settle-support.ts';
import { suspendPersonRoute } from './routes/suspend-person.ts';
import { undoActRoute } from './routes/undo-act.ts';
import { warnPersonRoute } from './routes/warn-person.ts';
import { withdrawQuestionRoute } from './routes/withdraw-question.ts';
import { writeNoteRoute } from './routes/write-note.ts';
import { writeReplyRoute } from './routes/write-reply.ts';

export { closeReport } from './commands/close-report.ts';
export { decideDispute } from './commands/decide-dispute.ts';
export { decideSaleQuestion } from './commands/decide-sale-question.ts';
export { endStaff } from './commands/end-staff.ts';
export { getReportChat } from './commands/get-report-chat.ts';
export { inviteStaff } from './commands/invite-staff.ts';
export { restorePerson } from './commands/restore-person.ts';
export { suspendPerson } from './commands/suspend-person.ts';
export type { OpsContext } from './context.ts';
export { type AnyReport, listAnyReports, reportIdOf } from './read-reports.ts';
export { recordAct } from './storage/acts.ts';

export const opsRoutes: readonly Route<OpsContext>[] = [
  getOverviewRoute,
  listOpenCasesRoute,
  getDeskRoute,
  claimCaseRoute,
  releaseCaseRoute,
  assignCaseRoute,
  lookAtCaseRoute,
  listNotesRoute,
  writeNoteRoute,
  listMentionsRoute,
  handOverRoute,
  listRepliesRoute,
  writeReplyRoute,
  changeReplyRoute,
  retireReplyRoute,
  previewBulkRoute,
  actInBulkRoute,
  listViewsRoute,
  saveViewRoute,
  changeViewRoute,
  removeViewRoute,
  setDefaultViewRoute,
  listActsRoute,
  exportActsRoute,
  undoActRoute,
  getFiguresRoute,
  exportFiguresRoute,
  listChecksRoute,
  getCheckDetailsRoute,
  getCheckFileRoute,
  decideCheckRoute,
  listReportsRoute,
  getReportChatRoute,
  closeReportRoute,
  listAppealsRoute,
  getAppealRoute,
  decideAppealRoute,
  listDisputesRoute,
  getDisputeRoute,
  decideDisputeRoute,
  askSideRoute,
  withdrawQuestionRoute,
  lookIntoClaimRoute,
  listSaleQuestionsRoute,
  getSaleQuestionRoute,
  decideSaleQuestionRoute,
  previewDecisionRoute,
  listProposalsRoute,
  proposeDecisionRoute,
  decideProposalRoute,
  findQuotedRoute,
  listConsoleOrdersRoute,
  getConsoleOrderRoute,
  exportConsoleOrdersRoute,
  listConsoleTransactionsRoute,
  getConsoleTransactionRoute,
  exportConsoleTransactionsRoute,
  searchPeopleRoute,
  getPersonRoute,
  getRelatedRoute,
  listStaffRoute,
  inviteStaffRoute,
  changeStaffRoleRoute,
  endStaffRoute,
  warnPersonRoute,
  restrictPersonRoute,
  liftMeasureRoute,
  suspendPersonRoute,
  restorePersonRoute,
  listPayoutsRoute,
  retryPayoutRoute,
  giveBackPayoutRoute,
  listMoneyQuestionsRoute,
  answerMoneyQuestionRoute,
  getBooksRoute,
  proveBooksRoute,
  getReconciliationRoute,
  listCorrectionsRoute,
  proposeCorrectionRoute,
  decideCorrectionRoute,
  listFailedJobsRoute,
  settleFailedJobRoute,
  listSupportRoomsRoute,
  getSupportRoomRoute,
  answerSupportRoute,
  settleSupportRoute,
];
