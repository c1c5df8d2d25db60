import type { TableCard } from './table-card.ts';

const withOther = { forGood: 'As long as one of the two has an account.', grows: 'use' } as const;
const ofOrders = { forGood: 'Orders are what disputes, ratings and the books are explained by.', grows: 'use' } as const;

/** Acts of a member with others. */
export const dealingTables = {
  timeline_item: {
    rowFor: 'each parcel, trip, batch or post',
    export: 'posts',
    words: {
      message: 'timeline',
      pickup_address: 'timeline',
      pickup: 'timeline',
      drop_off_addresses: 'timeline',
      drop_offs: 'timeline',
    },
    kept: { forGood: 'Orders, bookings and reports speak of it.', grows: 'use' },
  },
  package: {
    rowFor: 'each parcel',
    export: 'posts',
    words: {
      sender_name: 'timeline',
      sender_phone: 'timeline',
      // Forgotten with the sender: a receiver who leaves stays in the parcels that others have sent them.
      receiver_name: 'timeline',
      receiver_phone: 'timeline',
      agreed_drop_off: 'timeline',
      metadata: 'timeline',
      buyer_id: { stays: 'An id of ours, by which the books know who paid.' },
      delivery_paid_by: { stays: 'One of two words of our own.' },
      pay_when: { stays: 'One of two words of our own.' },
    },
    kept: { forGood: 'Part of its item.', grows: 'use' },
  },
  parcel_import: {
    rowFor: 'each file of parcels that somebody begins to post, forty for each member at most',
    export: { not: 'copies of files of their own; what was posted of them is among the posts' },
    words: {
      file_name: 'imports',
      headers: 'imports',
      fields: 'imports',
      settings: 'imports',
    },
    kept: { until: '30 days since it was last changed', by: 'imports.forget-imports' },
  },
  parcel_import_row: {
    rowFor: 'each parcel of such a file',
    export: { not: 'copies of files of their own; what was posted of them is among the posts' },
    words: {
      import_id: { stays: 'An id of ours.' },
      cells: 'imports',
      mends: 'imports',
      chosen_place: 'imports',
      mark: 'imports',
      state: { stays: 'One of four words of our own.' },
      faults: 'imports',
      place: 'imports',
      parcel: 'imports',
      package_id: { stays: 'An id of ours.' },
    },
    kept: { until: '30 days, with its import', by: 'imports.forget-imports' },
  },
  parcel_import_run: {
    rowFor: 'each request to post rows of such a file',
    export: { not: 'marks of our own' },
    words: { import_id: { stays: 'An id of ours.' } },
    kept: { until: '30 days, with its import', by: 'imports.forget-imports' },
  },
  price_list: {
    rowFor: 'each change of a business’s prices',
    export: 'priceLists',
    words: { content: 'prices' },
    kept: { forGood: 'As long as the business: what its prices were explains its fees.', grows: 'members' },
  },
  price_quote: {
    rowFor: 'each price that a business is asked to hold',
    export: 'priceQuotes',
    words: {
      pickup: 'prices',
      drop_off: 'prices',
      list: 'prices',
      lines: 'prices',
    },
    kept: { until: '30 days', by: 'prices.forget-quotes' },
  },
  timeline_comment: {
    rowFor: 'each comment',
    export: 'comments',
    words: {
      message: { stays: 'Said under somebody else’s item, and part of their talk. What was taken back goes.', but: ['timeline'] },
    },
    kept: { forGood: 'As long as the item it stands under.', grows: 'use' },
  },
  timeline_like: { rowFor: 'each like', export: 'likes', kept: { forGood: 'As long as the item.', grows: 'use' } },
  timeline_view: {
    rowFor: 'each parcel that somebody opens',
    export: 'viewedParcels',
    kept: { until: '30 days', by: 'timeline.forget-views' },
  },
  timeline_report: {
    rowFor: 'each report of an item',
    export: 'reportsMade',
    words: {
      reason: { stays: 'Names of reasons from a list of ours.' },
      message: 'timeline',
      because: { stays: 'What our people decided.' },
    },
    kept: { forGood: 'Who is reported again is judged by what came before.', grows: 'use' },
  },
  timeline_term: {
    rowFor: 'each word of an item, a dozen and more',
    export: { not: 'words of what is in posts' },
    words: { term: 'timeline' },
    kept: {
      until: 'its parcel is over; a search still finds trips, batches and posts until they are taken down',
      by: 'timeline.forget-words',
    },
  },
  timeline_word: {
    rowFor: 'each word there is',
    export: { not: 'words of everybody' },
    words: { term: 'timeline' },
    kept: { forGood: 'As long as an item has it.', grows: 'hardly' },
  },
  delivery_order: {
    rowFor: 'each request to carry a parcel',
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
    rowFor: 'each step of an order',
    export: 'orders',
    words: { message: 'orders', reasons: 'orders', attempt_reason: { stays: 'One of five words of our own.' } },
    kept: ofOrders,
  },
  order_assignment: {
    rowFor: 'each order that a business gives to one of its members',
    export: 'assignments',
    words: { reason: 'orders' },
    kept: ofOrders,
  },
  business_member: {
    rowFor: 'each person who joins a business',
    export: 'memberships',
    words: { role: { stays: 'One of four words of our own.' } },
    kept: { forGood: 'Who did what for a business is known by it.', grows: 'members' },
  },
  share_rule: {
    rowFor: 'each change of what a business pays its riders',
    export: 'shareRules',
    kept: { forGood: 'What riders were paid is explained by it.', grows: 'members' },
  },
  ride_earning: {
    rowFor: 'each parcel that a business hands over',
    export: 'rideEarnings',
    kept: { forGood: 'What riders were paid is explained by it.', grows: 'use' },
  },
  business_invitation: {
    rowFor: 'each invitation to a business',
    export: 'invitations',
    words: {
      role: { stays: 'One of four words of our own.' },
      name: 'businesses',
      phone: 'businesses',
      email: 'businesses',
    },
    kept: { until: '30 days after it ended', by: 'businesses.forget-invitations' },
  },
  vehicle: {
    rowFor: 'each vehicle of a business',
    export: 'vehicles',
    words: { plate: 'fleet' },
    kept: { forGood: 'As long as the business: what was carried with it is known by it.', grows: 'members' },
  },
  vehicle_paper: {
    rowFor: 'each paper of a vehicle, five at most',
    export: 'vehicles',
    words: { expires_on: { stays: 'A day in the life of a vehicle.' } },
    kept: { forGood: 'As long as its vehicle.', grows: 'members' },
  },
  vehicle_holding: {
    rowFor: 'each time a rider is given a vehicle',
    export: 'vehiclesRidden',
    kept: { forGood: 'As long as the vehicle: who rode it when is what a ticket or a scratch asks for.', grows: 'use' },
  },
  rider_shift: {
    rowFor: 'each shift that a rider is planned for',
    export: 'shifts',
    kept: { until: '400 days after it ended', by: 'fleet.forget-shifts' },
  },
  rider_duty: {
    rowFor: 'each rider of a business who ever went on or off duty',
    export: 'businessDuty',
    kept: { forGood: 'One row each, written over and over, until they leave.', grows: 'members' },
  },
  fleet_act: {
    rowFor: 'each thing that somebody does to the fleet of a business',
    export: 'fleetActs',
    kept: { until: '400 days', by: 'fleet.forget-acts' },
  },
  delivery_round: {
    rowFor: 'each round that a business gives to one of its riders',
    export: 'rounds',
    kept: { until: '90 days after its day', by: 'rounds.forget-rounds' },
  },
  round_stop: {
    rowFor: 'each door of a round',
    export: 'rounds',
    kept: { until: 'As long as its round.', by: 'rounds.forget-rounds' },
  },
  webhook_endpoint: {
    rowFor: 'each endpoint that a member or a business adds, ten at most',
    export: 'webhookEndpoints',
    words: {
      url: 'webhooks',
      description: 'webhooks',
      types: { stays: 'Names of events from a list of ours.' },
      off_because: { stays: 'One of three words of our own.' },
    },
    kept: { forGood: 'Until its owner removes it, or leaves.', grows: 'members' },
  },
  webhook_secret: {
    rowFor: 'each secret of an endpoint, whose number it is: the secret itself is stored nowhere',
    export: { not: 'numbers of our own' },
    words: { endpoint_id: { stays: 'An id of ours.' } },
    kept: { forGood: 'Until it is replaced twice, or with its endpoint.', grows: 'members' },
  },
  webhook_delivery: {
    rowFor: 'each event that an endpoint is told of',
    export: { not: 'ids and states of what is in the other parts, sent to a machine of their own' },
    words: {
      endpoint_id: { stays: 'An id of ours.' },
      event_key: { stays: 'A key of our own.' },
      type: { stays: 'A name of an event from a list of ours.' },
      about: { stays: 'Ids of ours.' },
      payload: { stays: 'Ids and states; it goes with its endpoint.' },
    },
    kept: { until: '30 days', by: 'webhooks.forget-deliveries' },
  },
  webhook_attempt: {
    rowFor: 'each try to deliver',
    export: { not: 'what a machine of theirs answered' },
    words: {
      delivery_id: { stays: 'An id of ours.' },
      fault: { stays: 'One of seven words of our own.' },
      answer: 'webhooks',
    },
    kept: { until: '30 days, with its delivery', by: 'webhooks.forget-deliveries' },
  },
  order_request: {
    rowFor: 'each key under which an order was moved',
    export: { not: 'marks of our own' },
    kept: { until: '30 days', by: 'orders.forget-requests' },
  },
  sale: {
    rowFor: 'each thing for sale',
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
    kept: { forGood: 'What was sold is what its parcel and the books are explained by.', grows: 'use' },
  },
  sale_order: {
    rowFor: 'each buyer who orders',
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
    kept: { forGood: 'Who pays what is what the books are explained by.', grows: 'use' },
  },
  sale_answer: {
    rowFor: 'each answer of a seller to a sale in question',
    export: 'sales',
    words: { message: 'sales' },
    kept: { forGood: 'What both sides said is what a decision is explained by.', grows: 'use' },
  },
  sale_decision: {
    rowFor: 'each sale in question',
    export: 'sales',
    words: {
      decision: { stays: 'One of three words of our own.' },
      because: 'sales',
    },
    kept: { forGood: 'Who was given what is what the books are explained by.', grows: 'use' },
  },
  sale_code: {
    rowFor: 'each code to a buyer',
    export: { not: 'codes to phones, gone in two days' },
    words: { phone: { stays: 'Until it is deleted, two days later.' } },
    kept: { until: '2 days', by: 'sales.forget-codes' },
  },
  negotiation: { rowFor: 'each fee that is named', export: 'negotiations', words: { reason: 'orders' }, kept: ofOrders },
  rating: {
    rowFor: 'each rating, two an order',
    export: 'ratings',
    words: { comment: { stays: 'Part of the record of whoever was rated.' } },
    kept: ofOrders,
  },
  carrier_duty: {
    rowFor: 'each carrier who was ever on duty',
    export: 'duty',
    kept: { forGood: 'One row each, written over and over; where somebody is goes when their duty ends.', grows: 'members' },
  },
  order_trail: {
    rowFor: 'each parcel under way',
    export: { not: 'points without times that are gone in a week; the order has both ends' },
    words: { points: { stays: 'Until they are forgotten, a week after the parcel left the carrier’s hands.' } },
    kept: { until: '7 days after the parcel left its carrier', by: 'orders.forget-trails' },
  },
  receiver_note: {
    rowFor: 'each note of a receiver',
    export: { not: 'written by a receiver, who may have no account' },
    words: { note: { stays: 'Until it is forgotten, a month after the delivery.' } },
    kept: { until: '30 days after the delivery', by: 'orders.forget-trails' },
  },
  express_search: {
    rowFor: 'each express parcel',
    export: { not: 'speaks of a parcel, not of a person' },
    kept: { until: '30 days after its last ring', by: 'orders.forget-searches' },
  },
  express_ring: {
    rowFor: 'each rider who is rung',
    export: 'expressRequests',
    kept: { until: 'its search is forgotten', by: 'orders.forget-searches' },
  },
  chat_room: { rowFor: 'each two who talk', export: 'chats', kept: { ...withOther, grows: 'members' } },
  chat_member: { rowFor: 'each of the two', export: 'chats', kept: { ...withOther, grows: 'members' } },
  chat_message: {
    rowFor: 'each message, and each step of an order in its room',
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
