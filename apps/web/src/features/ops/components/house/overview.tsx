import { useQuery } from '@tanstack/react-query';
import type { Call } from '@waybill/contract/call';
import { listChecks } from '@waybill/contract/ops/list-checks';
import { listCorrections } from '@waybill/contract/ops/list-corrections';
import { listDisputes } from '@waybill/contract/ops/list-disputes';
import { listFailedJobs } from '@waybill/contract/ops/list-failed-jobs';
import { listMoneyQuestions } from '@waybill/contract/ops/list-money-questions';
import { listPayouts } from '@waybill/contract/ops/list-payouts';
import { listReports } from '@waybill/contract/ops/list-reports';
import { listSaleQuestions } from '@waybill/contract/ops/list-sale-questions';
import { listSupportRooms } from '@waybill/contract/ops/list-support-rooms';
import { Loading } from '../../../../ui/loading.tsx';
import { Link } from '../../../../ui/navigation/link.tsx';
import { When } from '../../../../ui/when.tsx';
import { getOverviewQuery, type QueueName } from '../../api/get-overview.ts';
import { type OpsPath, opsPaths } from '../../model/ops-paths.ts';
import { useMay } from '../use-may.ts';

type Queue = {
  readonly name: QueueName;
  readonly to: OpsPath;
  readonly title: string;
  readonly none: string;
  /** Shown to whoever may make this call. */
  readonly opens: Pick<Call, 'method' | 'path'>;
};

const queues: readonly Queue[] = [
  { name: 'kyc', to: opsPaths.kyc, title: 'Identity checks', none: 'Nobody is waiting', opens: listChecks },
  { name: 'reports', to: opsPaths.reports, title: 'Reports', none: 'All quiet', opens: listReports },
  { name: 'disputes', to: opsPaths.disputes, title: 'Disputes', none: 'Everybody agrees', opens: listDisputes },
  {
    name: 'saleQuestions',
    to: opsPaths.saleQuestions,
    title: 'Sales in question',
    none: 'Everybody got what they bought',
    opens: listSaleQuestions,
  },
  { name: 'support', to: opsPaths.support, title: 'Support', none: 'Everybody has an answer', opens: listSupportRooms },
  { name: 'payouts', to: opsPaths.payouts, title: 'Payouts that are stuck', none: 'All on their way', opens: listPayouts },
  {
    name: 'moneyQuestions',
    to: opsPaths.questions,
    title: 'Money questions',
    none: 'No question open',
    opens: listMoneyQuestions,
  },
  {
    name: 'corrections',
    to: opsPaths.corrections,
    title: 'Corrections to approve',
    none: 'Nothing proposed',
    opens: listCorrections,
  },
  { name: 'failedJobs', to: opsPaths.jobs, title: 'Failed jobs', none: 'Everything runs', opens: listFailedJobs },
];

const counted = new Intl.NumberFormat('en-NG');

/** The queues that wait for staff, and since when. */
export function OpsOverview() {
  const query = useQuery(getOverviewQuery);
  const may = useMay();
  const overview = query.data;
  if (!overview) return <Loading query={query} failed="We could not load the overview" />;
  const { people, orders, visits } = overview;
  const figures = [
    { caption: 'People', value: people.all },
    { caption: 'New this week', value: people.newThisWeek },
    { caption: 'Suspended', value: people.suspended },
    { caption: 'Orders running', value: orders.running },
    { caption: 'Completed this week', value: orders.completedThisWeek },
    { caption: 'Visits today', value: visits.today },
    { caption: 'Visits in 7 days', value: visits.lastSevenDays },
  ];
  return (
    <>
      <ul className="ops-queues">
        {queues
          .filter(({ opens }) => may(opens))
          .map(({ name, to, title, none }) => {
            const { count, oldest } = overview[name];
            return (
              <li key={name}>
                <Link to={to} className="ops-queue paper-card" data-waiting={count > 0 || undefined}>
                  <span className="display text-28 font-bold tabular">{counted.format(count)}</span>
                  <span className="font-medium">{title}</span>
                  <span className="text-13 text-balance text-ink-soft">
                    {count === 0 ? (
                      none
                    ) : oldest ? (
                      <>
                        The oldest: <When at={oldest} />
                      </>
                    ) : (
                      'Waiting'
                    )}
                  </span>
                </Link>
              </li>
            );
          })}
      </ul>
      <dl className="ops-figures mt-6">
        {figures.map(({ caption, value }) => (
          <div key={caption}>
            <dt className="caption">{caption}</dt>
            <dd className="display text-21 font-bold tabular">{counted.format(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 hidden text-13 text-ink-soft md:block">
        Once you are in a list, <kbd>j</kbd> and <kbd>k</kbd> move through it and <kbd>Enter</kbd> opens.
      </p>
    </>
  );
}
