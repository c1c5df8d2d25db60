import type { TableCard } from './table-card.ts';

const ofTheQueue = {
  export: { not: 'of pg-boss, the queue of jobs' },
  kept: { forGood: 'pg-boss works by it.', grows: 'hardly' },
} as const;

/** Tables of the queue, which are pg-boss's. */
export const queueTables = {
  'jobs.job': {
    rowFor: 'each job, a dozen and more for a parcel',
    export: { not: 'ids of what is to be done' },
    kept: { until: 'a week after it is done, some sooner; two weeks where it ran out of tries', by: 'jobs.sweep' },
  },
  'jobs.queue': { ...ofTheQueue, rowFor: 'each queue' },
  'jobs.schedule': { ...ofTheQueue, rowFor: 'each job that comes round by itself' },
  'jobs.version': { ...ofTheQueue, rowFor: 'the queue as a whole' },
  'jobs.bam': { ...ofTheQueue, rowFor: 'each change that pg-boss makes to its own tables' },
  'jobs.subscription': { ...ofTheQueue, rowFor: 'nothing: we have none' },
  'jobs.job_dependency': { ...ofTheQueue, rowFor: 'nothing: no job of ours waits for another' },
  'jobs.warning': { ...ofTheQueue, rowFor: 'nothing: warnings are logged' },
  'jobs.queue_stats': { ...ofTheQueue, rowFor: 'nothing: nobody asks for them' },
} satisfies Record<string, TableCard>;
