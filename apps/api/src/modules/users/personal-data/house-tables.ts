import type { TableCard } from './table-card.ts';

/** Tables of the house. */
export const houseTables = {
  ops_act: {
    rowFor: 'each act of staff',
    export: { not: 'what our people did, for ourselves' },
    words: {
      subject: { stays: 'An id: a person is written down by theirs, never by a name.' },
      about: { stays: 'Ids and figures.' },
      because: { stays: 'Why our people did it, in their own words. It cannot be changed: that is what it is for.' },
    },
    kept: { forGood: 'The audit trail only grows.', grows: 'use' },
  },
  ops_undoing: {
    rowFor: 'each decision of staff that was taken back',
    export: { not: 'what our people took back, for ourselves' },
    kept: { forGood: 'It only grows, like the audit trail.', grows: 'use' },
  },
  ops_hold: {
    rowFor: 'each case that one of our people holds',
    export: { not: 'who of our people is at what, for ourselves' },
    kept: { forGood: 'Goes when the case is decided or put back; what was forgotten goes a month later.', grows: 'hardly' },
  },
  ops_note: {
    rowFor: 'each note of staff beside a case',
    export: { not: 'what our people write to each other, for ourselves' },
    words: { body: { stays: 'What our people wrote to each other about a case: what was decided is explained by it.' } },
    kept: { forGood: 'Notes only grow, like the audit trail.', grows: 'use' },
  },
  ops_mention: {
    rowFor: 'each colleague whom a note calls',
    export: { not: 'who of our people was called by a note, for ourselves' },
    kept: { forGood: 'Part of its note.', grows: 'use' },
  },
  ops_reply: {
    rowFor: 'each saved reply of staff',
    export: { not: 'texts that our people send to many, for ourselves' },
    words: {
      title: { stays: 'How our people call it. Nobody in particular is in it.' },
      body: { stays: 'A text for many, with gaps where a name would stand.' },
      kinds: { stays: 'Kinds of cases.' },
      short_name: { stays: 'What our people type to find it.' },
    },
    kept: { forGood: 'What was retired can be brought back.', grows: 'hardly' },
  },
  ops_view: {
    rowFor: 'each saved view of a list of the console',
    export: { not: 'how our people look at lists, for ourselves' },
    words: {
      list: { stays: 'One of our lists.' },
      name: { stays: 'How our people call it.' },
      filters: { stays: 'What the list is narrowed by: people by their ids, never by a name.' },
    },
    kept: { forGood: 'What was removed goes a day later.', grows: 'hardly' },
  },
  ops_view_default: {
    rowFor: 'each list that one of our people opens with a view',
    export: { not: 'how our people look at lists, for ourselves' },
    words: { list: { stays: 'One of our lists.' } },
    kept: { forGood: 'Goes with its view.', grows: 'hardly' },
  },
  ops_glance: {
    rowFor: 'each case that one of our people has open',
    export: { not: 'who of our people looks at what, for ourselves' },
    kept: { forGood: 'Their next look takes away what is over.', grows: 'hardly' },
  },
  ops_proposal: {
    rowFor: 'each decision of staff that waits, or waited, for a second person',
    export: { not: 'what our people proposed to each other, for ourselves' },
    words: {
      case_id: { stays: 'An id: people are written down by theirs, never by a name.' },
      subject: { stays: 'A tracking number, a reference, or the title of what was sold, as the sale itself has it.' },
      decision: { stays: 'Ids and figures.' },
      shares: { stays: 'Ids and figures.' },
      concerned: { stays: 'Ids.' },
      because: { stays: 'Why our people decide so, in their own words.' },
      decision_because: { stays: 'Why our people agree, in their own words.' },
    },
    kept: { forGood: 'Who moved money by hand, with whom, and why.', grows: 'use' },
  },
  ops_bulk: {
    rowFor: 'each act of staff on several cases at once',
    export: { not: 'what our people did, for ourselves' },
    kept: { forGood: 'The next one takes away what is a month old; what was done stays in the audit trail.', grows: 'hardly' },
  },
  ops_bulk_case: {
    rowFor: 'each case that was dealt with together with others',
    export: { not: 'what our people did, for ourselves' },
    words: { case_id: { stays: 'An id.' } },
    kept: { forGood: 'Part of its act, and goes with it.', grows: 'hardly' },
  },
  support_answer: {
    rowFor: 'each answer of staff',
    export: { not: 'who of our people answered, for ourselves' },
    kept: { forGood: 'As long as the talk with our support, which goes with the account.', grows: 'use' },
  },
  support_settled: {
    rowFor: 'each room of support',
    export: { not: 'which of our rooms need no answer, for ourselves' },
    kept: { forGood: 'One row a room, and goes with it.', grows: 'members' },
  },
  support_wait: {
    rowFor: 'each room of support where somebody waits',
    export: { not: 'which of our rooms wait for an answer, for ourselves' },
    kept: { forGood: 'One row a room, until our answer; goes with the room.', grows: 'members' },
  },
  realtime_inbox: {
    rowFor: 'each event that browsers are told of',
    export: { not: 'says what changed; what it speaks of is in the other parts' },
    words: { event: 'realtime' },
    kept: { until: '7 days', by: 'identity.sweep' },
  },
  realtime_cursor: {
    rowFor: 'each member',
    export: { not: 'numbers of our own' },
    kept: { forGood: 'One number a person; a browser counts on it.', grows: 'members' },
  },
  rate_limit: {
    rowFor: 'each caller or address, and what it tries',
    export: { not: 'counts, gone within a day' },
    kept: { until: 'its window is over', by: 'identity.sweep' },
  },
  message_stop: {
    rowFor: 'each number that wants no messages',
    export: { not: 'numbers that want no messages, hashed' },
    words: {
      phone_hash: { stays: 'Nobody can read the number from it, and it must still be recognised: its owner asked for silence.' },
      stopped_by: { stays: 'One of two words of our own.' },
    },
    kept: { forGood: 'Until its owner wants messages again.', grows: 'members' },
  },
  visit_count: {
    rowFor: 'each page and day',
    export: { not: 'how often pages were visited, by nobody in particular' },
    kept: { until: 'two years', by: 'visits.forget-old' },
  },
  schema_migration: {
    rowFor: 'each migration',
    export: { not: 'about the tables themselves' },
    words: { name: { stays: 'Names of files.' } },
    kept: { forGood: 'What has been done to the tables.', grows: 'hardly' },
  },
} satisfies Record<string, TableCard>;
