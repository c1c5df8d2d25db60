import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Banknote from 'lucide-react/icons/banknote';
import BookOpen from 'lucide-react/icons/book-open';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Flag from 'lucide-react/icons/flag';
import Gauge from 'lucide-react/icons/gauge';
import IdCard from 'lucide-react/icons/id-card';
import KeyRound from 'lucide-react/icons/key-round';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ListTodo from 'lucide-react/icons/list-todo';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import MessageSquareWarning from 'lucide-react/icons/message-square-warning';
import Package from 'lucide-react/icons/package';
import PackageSearch from 'lucide-react/icons/package-search';
import Receipt from 'lucide-react/icons/receipt';
import Scale from 'lucide-react/icons/scale';
import ScrollText from 'lucide-react/icons/scroll-text';
import UserCheck from 'lucide-react/icons/user-check';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import Wrench from 'lucide-react/icons/wrench';
import type { QueueName } from '../../../features/ops/api/get-overview.ts';
import { type OpsPath, opsPaths } from '../../../features/ops/model/ops-paths.ts';
import { matchPath } from '../../../ui/navigation/match-path.ts';

export type OpsPlace = {
  readonly to: OpsPath;
  readonly label: string;
  readonly Icon: typeof Flag;
  /** The queue that its badge counts. */
  readonly queue?: QueueName;
};

export type OpsMenuGroup = { readonly caption: string; readonly places: readonly OpsPlace[] };

export const opsMenu: readonly OpsMenuGroup[] = [
  {
    caption: 'People',
    places: [
      { to: opsPaths.overview, label: 'Overview', Icon: Gauge },
      { to: opsPaths.work, label: 'My work', Icon: ListTodo },
      { to: opsPaths.kyc, label: 'Identity checks', Icon: IdCard, queue: 'kyc' },
      { to: opsPaths.reports, label: 'Reports', Icon: Flag, queue: 'reports' },
      { to: opsPaths.appeals, label: 'Appeals', Icon: MessageSquareWarning, queue: 'appeals' },
      { to: opsPaths.disputes, label: 'Disputes', Icon: Scale, queue: 'disputes' },
      {
        to: opsPaths.saleQuestions,
        label: 'Sales in question',
        Icon: PackageSearch,
        queue: 'saleQuestions',
      },
      { to: opsPaths.support, label: 'Support', Icon: LifeBuoy, queue: 'support' },
      { to: opsPaths.people, label: 'People', Icon: Users },
      { to: opsPaths.orders, label: 'Orders', Icon: Package },
    ],
  },
  {
    caption: 'Money',
    places: [
      { to: opsPaths.transactions, label: 'Transactions', Icon: Receipt },
      { to: opsPaths.payouts, label: 'Payouts', Icon: Banknote, queue: 'payouts' },
      {
        to: opsPaths.questions,
        label: 'Money questions',
        Icon: CircleQuestionMark,
        queue: 'moneyQuestions',
      },
      { to: opsPaths.books, label: 'The books', Icon: BookOpen },
      { to: opsPaths.corrections, label: 'Corrections', Icon: ArrowLeftRight, queue: 'corrections' },
      { to: opsPaths.proposals, label: 'Second person', Icon: UserCheck, queue: 'proposals' },
    ],
  },
  {
    caption: 'House',
    places: [
      { to: opsPaths.figures, label: 'How it goes', Icon: ChartColumn },
      { to: opsPaths.replies, label: 'Saved replies', Icon: MessageSquareText },
      { to: opsPaths.staff, label: 'Team', Icon: UsersRound },
      { to: opsPaths.jobs, label: 'Failed jobs', Icon: Wrench, queue: 'failedJobs' },
      { to: opsPaths.acts, label: 'Audit trail', Icon: ScrollText },
      { to: opsPaths.secondFactor, label: 'Second factor', Icon: KeyRound },
    ],
  },
];

/** Whether an address is this place or something in it. */
export function isIn(place: Pick<OpsPlace, 'to'>, pathname: string): boolean {
  if (matchPath(place.to, pathname)) return true;
  return place.to !== opsPaths.overview && pathname.toLowerCase().startsWith(`${place.to}/`);
}
