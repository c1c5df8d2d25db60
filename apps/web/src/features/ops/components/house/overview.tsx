import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../../../ui/loading.tsx';
import { Link } from '../../../../ui/navigation/link.tsx';
import { When } from '../../../../ui/when.tsx';
import { getOverviewQuery, type QueueName } from '../../api/get-overview.ts';
import { type OpsPath, opsPaths } from '../../model/ops-paths.ts';
import { useMayOpen } from '../use-may.ts';

type Queue = {
  readonly name: QueueName;
  readonly to: OpsPath;
  readonly title: string;
  readonly none: string;
};

const queues: readonly Queue[] = [
  { name: 'kyc', to: opsPaths.kyc, title: 'Identity checks', none: 'Nobody is waiting' },
  { name: 'reports', to: opsPaths.reports, title: 'Reports', none: 'All quiet' },
  { name: 'appeals', to: opsPaths.appeals, title: 'Appeals', none: 'Nobody objects' },
  { name: 'disputes', to: opsPaths.disputes, title: 'Disputes', none: 'Everybody agrees' },
  {
    name: 'saleQuestions',
    to: opsPaths.saleQuestions,
    title: 'Sales in question',
    none: 'Everybody got what they bought',
  },
  { name: 'support', to: opsPaths.support, title: 'Support', none: 'Everybody has an answer' },
  { name: 'payouts', to: opsPaths.payouts, title: 'Payouts that are stuck', none: 'All on their way' },
  {
    name: 'moneyQuestions',
    to: opsPaths.questions,
    title: 'Money questions',
    none: 'No question open',
  },
  {
    name: 'corrections',
    to: opsPaths.corrections,
    title: 'Corrections to approve',
    none: 'Nothing proposed',
  },
  {
    name: 'proposals',
    to: opsPaths.proposals,
    title: 'Waits for a second person',
    none: 'Nothing proposed',
  },
  { name: 'failedJobs', to: opsPaths.jobs, title: 'Failed jobs', none: 'Everything runs' },
];

const counted = new Intl.NumberFormat('en-NG');

/** The queues that wait for staff, and since when. */
export function OpsOverview() {
  const query = useQuery(getOverviewQuery);
  const mayOpen = useMayOpen();
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
          .filter(({ to }) => mayOpen(to))
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
