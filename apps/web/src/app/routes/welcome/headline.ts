export const headline = 'Send it with somebody who is going that way.';

/** What Waybill is, in one sentence. */
export const sentence =
  'Waybill finds a traveller or a rider for your parcel, across town, between states or abroad, and holds the money until it arrives.';
