import type { TableCard } from './table-card.ts';

/** Whom members send to, where from, and what was said at their doors. */
export const receiverTables = {
  receiver: {
    rowFor: 'each person in somebody’s book of receivers, two thousand for each member at most',
    export: 'receivers',
    words: {
      full_name: 'receivers',
      phone: 'receivers',
      address: 'receivers',
      place: 'receivers',
      landmark: 'receivers',
      note: 'receivers',
    },
    kept: { forGood: 'Until its owner takes it out, or leaves.', grows: 'members' },
  },
  pickup_place: {
    rowFor: 'each place that a member sends from, two hundred for each at most',
    export: 'pickupPlaces',
    words: {
      name: 'receivers',
      full_name: 'receivers',
      phone: 'receivers',
      address: 'receivers',
      place: 'receivers',
      landmark: 'receivers',
      note: 'receivers',
    },
    kept: { forGood: 'Until its owner takes it out, or leaves.', grows: 'members' },
  },
  door_words: {
    rowFor: 'each door that a carrier has said something about, once for each sender',
    export: 'doorWords',
    words: {
      words: 'receivers',
      said_by: { stays: 'An id of ours, which goes with the words.' },
    },
    kept: { until: 'a year after they were said', by: 'receivers.forget-door-words' },
  },
} satisfies Record<string, TableCard>;
