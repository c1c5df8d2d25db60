import { type OpsPath, opsPaths } from '../../../features/ops/model/ops-paths.ts';
import { matchPath } from '../../../ui/navigation/match-path.ts';
import { type LazyPart, lazyPart } from '../../lazy-part.tsx';

export type OpsPage = {
  readonly path: OpsPath;
  /** Stands in the browser’s tab. */
  readonly title: string;
  readonly page: LazyPart;
};

function page(path: OpsPath, title: string, load: Parameters<typeof lazyPart>[0]): OpsPage {
  return { path, title, page: lazyPart(load) };
}

/** Every page of the console, each with the code that draws it. */
const opsPages: readonly OpsPage[] = [
  page(opsPaths.overview, 'Console', () => import('./overview.tsx').then((file) => file.OverviewPage)),
  page(opsPaths.work, 'My work', () => import('./work.tsx').then((file) => file.WorkPage)),
  page(opsPaths.kyc, 'Identity checks', () => import('./checks.tsx').then((file) => file.ChecksPage)),
  page(opsPaths.check, 'Identity check', () => import('./check.tsx').then((file) => file.CheckPage)),
  page(opsPaths.reports, 'Reports', () => import('./reports.tsx').then((file) => file.ReportsPage)),
  page(opsPaths.appeals, 'Appeals', () => import('./appeals.tsx').then((file) => file.AppealsPage)),
  page(opsPaths.appeal, 'Appeal', () => import('./appeal.tsx').then((file) => file.AppealPage)),
  page(opsPaths.disputes, 'Disputes', () => import('./disputes.tsx').then((file) => file.DisputesPage)),
  page(opsPaths.dispute, 'Dispute', () => import('./dispute.tsx').then((file) => file.DisputePage)),
  page(opsPaths.saleQuestions, 'Sales in question', () => import('./sale-questions.tsx').then((file) => file.SaleQuestionsPage)),
  page(opsPaths.saleQuestion, 'Not as described', () => import('./sale-question.tsx').then((file) => file.SaleQuestionPage)),
  page(opsPaths.support, 'Support', () => import('./support.tsx').then((file) => file.SupportPage)),
  page(opsPaths.supportRoom, 'Support', () => import('./support-room.tsx').then((file) => file.SupportRoomPage)),
  page(opsPaths.orders, 'Orders', () => import('./orders.tsx').then((file) => file.OrdersPage)),
  page(opsPaths.order, 'Order', () => import('./order.tsx').then((file) => file.OrderPage)),
  page(opsPaths.transactions, 'Transactions', () => import('./transactions.tsx').then((file) => file.TransactionsPage)),
  page(opsPaths.transaction, 'Transaction', () => import('./transaction.tsx').then((file) => file.TransactionPage)),
  page(opsPaths.people, 'People', () => import('./people.tsx').then((file) => file.PeoplePage)),
  page(opsPaths.person, 'Person', () => import('./person.tsx').then((file) => file.PersonPage)),
  page(opsPaths.payouts, 'Payouts', () => import('./payouts.tsx').then((file) => file.PayoutsPage)),
  page(opsPaths.questions, 'Money questions', () => import('./questions.tsx').then((file) => file.QuestionsPage)),
  page(opsPaths.books, 'The books', () => import('./books.tsx').then((file) => file.BooksPage)),
  page(opsPaths.corrections, 'Corrections', () => import('./corrections.tsx').then((file) => file.CorrectionsPage)),
  page(opsPaths.proposals, 'Waits for a second person', () => import('./proposals.tsx').then((file) => file.ProposalsPage)),
  page(opsPaths.figures, 'How it goes', () => import('./figures.tsx').then((file) => file.FiguresPage)),
  page(opsPaths.replies, 'Saved replies', () => import('./replies.tsx').then((file) => file.RepliesPage)),
  page(opsPaths.staff, 'The team', () => import('./staff.tsx').then((file) => file.StaffPage)),
  page(opsPaths.jobs, 'Failed jobs', () => import('./jobs.tsx').then((file) => file.JobsPage)),
  page(opsPaths.acts, 'Audit trail', () => import('./acts.tsx').then((file) => file.ActsPage)),
  page(opsPaths.secondFactor, 'Second factor', () => import('./second-factor.tsx').then((file) => file.SecondFactorPage)),
];

export function opsPageOf(pathname: string): OpsPage | undefined {
  return opsPages.find(({ path }) => matchPath(path, pathname) !== undefined);
}
