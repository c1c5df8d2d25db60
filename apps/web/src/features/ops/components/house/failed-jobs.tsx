import type { FailedJobView } from '@waybill/contract/ops/list-failed-jobs';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { When } from '../../../../ui/when.tsx';
import { listFailedJobsQuery } from '../../api/list-failed-jobs.ts';
import { settleFailedJob } from '../../api/settle-failed-job.ts';
import { RowChoice } from '../bulk/row-choice.tsx';
import { CaseLine } from '../cases/case-bar.tsx';
import { DecisionSheet } from '../decision-sheet.tsx';
import { QueueList } from '../queue-list.tsx';

type Settling = { readonly job: FailedJobView; readonly what: 'retry' | 'dismiss' };

const acts = ['retry-job', 'dismiss-job', 'claim', 'release', 'assign'] as const;

/** Work that ran out of tries. */
export function FailedJobs() {
  const [settling, setSettling] = useState<Settling | null>(null);
  return (
    <>
      <QueueList
        loose
        list={listFailedJobsQuery}
        label="Failed jobs"
        keyOf={({ id }) => id}
        row={(job) => <JobSlip job={job} onSettle={(what) => setSettling({ job, what })} />}
        bulk={{ acts, caseOf: ({ id, name }) => ({ kind: 'job', id, label: name }) }}
        empty={{ drawing: 'bike', title: 'Everything runs', text: 'No job has run out of tries.' }}
      />
      {settling ? <SettleSheet {...settling} onClose={() => setSettling(null)} /> : null}
    </>
  );
}

type JobSlipProps = { readonly job: FailedJobView; readonly onSettle: (what: Settling['what']) => void };

function JobSlip({ job, onSettle }: JobSlipProps) {
  return (
    <li className="paper-card card-padded">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="flex min-w-0 items-center gap-3">
          <RowChoice />
          <h2 className="font-mono text-17 wrap-anywhere">{job.name}</h2>
        </span>
        <p className="text-13 text-ink-soft">
          <When at={job.failedAt} />, after {job.tries} {job.tries === 1 ? 'try' : 'tries'}
        </p>
      </div>
      <p className="mt-2 wrap-anywhere text-clay">{job.error}</p>
      <p className="mt-2 font-mono text-13 wrap-anywhere text-ink-soft">{job.data}</p>
      <CaseLine of={{ kind: 'job', id: job.id }} since={job.failedAt} className="mt-3" />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button data-row="" onClick={() => onSettle('retry')}>
          Run it again
        </Button>
        <Button variant="secondary" onClick={() => onSettle('dismiss')}>
          Dismiss
        </Button>
      </div>
    </li>
  );
}

function SettleSheet({ job, what, onClose }: Settling & { readonly onClose: () => void }) {
  const isRetry = what === 'retry';
  return (
    <DecisionSheet
      name={`job.${what}.${job.id}`}
      of={{ kind: 'job', id: job.id }}
      title={isRetry ? 'Run it again?' : 'Dismiss this job?'}
      text={
        isRetry
          ? 'It starts at once, with what it was given. Jobs are made so that running twice does no harm.'
          : 'It will not run, and leaves this list. What it was to do stays undone.'
      }
      confirmLabel={isRetry ? 'Run it again' : 'Dismiss'}
      tone={isRetry ? 'primary' : 'danger'}
      done={isRetry ? 'It runs again' : 'Dismissed'}
      onDecide={(because) => settleFailedJob(job.id, what, because)}
      onClose={onClose}
    />
  );
}
