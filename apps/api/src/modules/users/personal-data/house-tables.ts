import type { TableCard } from './table-card.ts';

/** Tables of the house. */
export const houseTables = {
  ops_act: {
    export: { not: 'what our people did, for ourselves' },
    words: {
      subject: { stays: 'An id: a person is written down by theirs, never by a name.' },
      about: { stays: 'Ids and figures.' },
      because: { stays: 'Why our people did it, in their own words. It cannot be changed: that is what it is for.' },
    },
    kept: { forGood: 'The audit trail only grows.' },
  },
  support_answer: {
    export: { not: 'who of our people answered, for ourselves' },
    kept: { forGood: 'As long as the talk with our support, which goes with the account.' },
  },
  support_settled: {
    export: { not: 'which of our rooms need no answer, for ourselves' },
    kept: { forGood: 'One row a room, and goes with it.' },
  },
  realtime_inbox: {
    export: { not: 'says what changed; what it speaks of is in the other parts' },
    words: { event: 'realtime' },
    kept: { until: '7 days', by: 'identity.sweep' },
  },
  realtime_cursor: { export: { not: 'numbers of our own' }, kept: { forGood: 'One number a person; a browser counts on it.' } },
  rate_limit: { export: { not: 'counts, gone within a day' }, kept: { until: 'its window is over', by: 'identity.sweep' } },
  message_stop: {
    export: { not: 'numbers that want no messages, hashed' },
    words: {
      phone_hash: { stays: 'Nobody can read the number from it, and it must still be recognised: its owner asked for silence.' },
      stopped_by: { stays: 'One of two words of our own.' },
    },
    kept: { forGood: 'Until its owner wants messages again.' },
  },
  visit_count: {
    export: { not: 'how often pages were visited, by nobody in particular' },
    kept: { until: 'two years', by: 'visits.forget-old' },
  },
  schema_migration: {
    export: { not: 'about the tables themselves' },
    words: { name: { stays: 'Names of files.' } },
    kept: { forGood: 'What has been done to the tables.' },
  },
} satisfies Record<string, TableCard>;
