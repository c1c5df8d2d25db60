import type { TableCard } from './table-card.ts';

const withOther = { forGood: 'As long as one of the two has an account.' };
const ofOrders = { forGood: 'Orders are what disputes, ratings and the books are explained by.' };

/** Acts of a member with others. */
export const dealingTables = {
  timeline_item: {
    export: 'posts',
    words: {
      message: 'timeline',
      pickup_address: 'timeline',
      pickup: 'timeline',
      drop_off_addresses: 'timeline',
      drop_offs: 'timeline',
    },
    kept: { forGood: 'Orders, bookings and reports speak of it.' },
  },
  package: {
    export: 'posts',
    words: {
      sender_name: 'timeline',
      sender_phone: 'timeline',
      // Forgotten with the sender: a receiver who leaves stays in the parcels that others have sent them.
      receiver_name: 'timeline',
      receiver_phone: 'timeline',
      agreed_drop_off: 'timeline',
      buyer_id: { stays: 'An id of ours, by which the books know who paid.' },
      delivery_paid_by: { stays: 'One of two words of our own.' },
      pay_when: { stays: 'One of two words of our own.' },
    },
    kept: { forGood: 'Part of its item.' },
  },
  timeline_comment: {
    export: 'comments',
    words: {
      message: { stays: 'Said under somebody else’s item, and part of their talk. What was taken back goes.', but: ['timeline'] },
    },
    kept: { forGood: 'As long as the item it stands under.' },
  },
  timeline_like: { export: 'likes', kept: { forGood: 'As long as the item.' } },
  timeline_view: { export: 'viewedParcels', kept: { until: '30 days', by: 'timeline.forget-views' } },
  timeline_report: {
    export: 'reportsMade',
    words: {
      reason: { stays: 'Names of reasons from a list of ours.' },
      message: 'timeline',
      because: { stays: 'What our people decided.' },
    },
    kept: { forGood: 'Who is reported again is judged by what came before.' },
  },
  timeline_term: {
    export: { not: 'words of what is in posts' },
    words: { term: 'timeline' },
    kept: { forGood: 'As long as its item is not taken down.' },
  },
  timeline_word: {
    export: { not: 'words of everybody' },
    words: { term: 'timeline' },
    kept: { forGood: 'As long as an item has it.' },
  },
  delivery_order: {
    export: 'orders',
    words: {
      route_from: { stays: 'A part of town.' },
      route_to: { stays: 'A part of town.' },
      cancel_reasons: 'orders',
      handover_code_withheld: { stays: 'One of two words of our own.' },
      again_on: { stays: 'A day.' },
    },
    kept: ofOrders,
  },
  order_event: {
    export: 'orders',
    words: { message: 'orders', reasons: 'orders', attempt_reason: { stays: 'One of five words of our own.' } },
    kept: ofOrders,
  },
  order_request: { export: { not: 'marks of our own' }, kept: { until: '30 days', by: 'orders.forget-requests' } },
  sale: {
    export: 'sales',
    words: {
      code: { stays: 'Chance, by which a link is known.' },
      title: 'sales',
      description: 'sales',
      pickup_address: 'sales',
      pickup: 'sales',
      delivery_paid_by: { stays: 'One of two words of our own.' },
      pay_when: { stays: 'One of three words of our own.' },
      request_key: { stays: 'A key of our own.' },
      request_hash: { stays: 'A hash.' },
    },
    kept: { forGood: 'What was sold is what its parcel and the books are explained by.' },
  },
  sale_order: {
    export: 'sales',
    words: {
      // Forgotten with the seller, like the receivers of parcels: a buyer has no account that could leave.
      name: 'sales',
      phone: 'sales',
      dropoff_address: 'sales',
      dropoff: 'sales',
      complaint: 'sales',
      pay_when: { stays: 'One of two words of our own.' },
      ended_as: { stays: 'One of four words of our own.' },
    },
    kept: { forGood: 'Who pays what is what the books are explained by.' },
  },
  sale_decision: {
    export: 'sales',
    words: {
      decision: { stays: 'One of three words of our own.' },
      because: 'sales',
    },
    kept: { forGood: 'Who was given what is what the books are explained by.' },
  },
  sale_code: {
    export: { not: 'codes to phones, gone in two days' },
    words: { phone: { stays: 'Until it is deleted, two days later.' } },
    kept: { until: '2 days', by: 'sales.forget-codes' },
  },
  negotiation: { export: 'negotiations', words: { reason: 'orders' }, kept: ofOrders },
  rating: {
    export: 'ratings',
    words: { comment: { stays: 'Part of the record of whoever was rated.' } },
    kept: ofOrders,
  },
  carrier_duty: {
    export: 'duty',
    kept: { forGood: 'One row each, written over and over; where somebody is goes when their duty ends.' },
  },
  order_trail: {
    export: { not: 'points without times that are gone in a week; the order has both ends' },
    words: { points: { stays: 'Until they are forgotten, a week after the parcel left the carrier’s hands.' } },
    kept: { until: '7 days after the parcel left its carrier', by: 'orders.forget-trails' },
  },
  receiver_note: {
    export: { not: 'written by a receiver, who may have no account' },
    words: { note: { stays: 'Until it is forgotten, a month after the delivery.' } },
    kept: { until: '30 days after the delivery', by: 'orders.forget-trails' },
  },
  express_search: {
    export: { not: 'speaks of a parcel, not of a person' },
    kept: { until: '30 days after its last ring', by: 'orders.forget-searches' },
  },
  express_ring: { export: 'expressRequests', kept: { until: 'its search is forgotten', by: 'orders.forget-searches' } },
  chat_room: { export: 'chats', kept: withOther },
  chat_member: { export: 'chats', kept: withOther },
  chat_message: {
    export: 'chats',
    words: {
      body: {
        stays: 'With whoever it was written to, until they have left, too. What was written to us goes.',
        but: ['chat', 'support'],
      },
      deal: { stays: 'Ids and amounts.' },
    },
    kept: withOther,
  },
} satisfies Record<string, TableCard>;
