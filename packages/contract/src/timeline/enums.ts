export const timelineItemType = {
  All: 0,
  Package: 1,
  TravellersRequest: 2,
  Post: 3,
  BatchShipping: 4,
  Express: 5,
  Mine: 6,
} as const;
/** The types of item; `All` and `Mine` are filters only. A package that goes express has a type of its own. */
export type TimelineItemType = 1 | 2 | 3 | 4 | 5;

export const deliveryType = { Sprint: 0, InterState: 1, International: 2, Express: 3 } as const;
export type DeliveryType = (typeof deliveryType)[keyof typeof deliveryType];
/** Their names on the wire. */
export const deliveryTypeNames = { 0: 'Sprint', 1: 'Inter-state', 2: 'International', 3: 'Express' } as const;
/** Their names for people: a sprint would be the fast one. */
export const deliveryTypeWords = { ...deliveryTypeNames, 0: 'Local' } as const;

export const dispatchMode = { Bike: 0, Car: 1, Van: 2, Truck: 3, Bus: 4, Air: 5, Sea: 6 } as const;
export type DispatchMode = (typeof dispatchMode)[keyof typeof dispatchMode];

/** The heaviest load of each mode of travel, in kilograms. */
export const heaviestByMode: Readonly<Record<DispatchMode, number>> = {
  0: 30,
  1: 200,
  2: 1_500,
  3: 30_000,
  4: 500,
  5: 100,
  6: 30_000,
};

/** The contents of a parcel. Ids are stored for ever; names may get better. */
export const itemCategories = [
  { id: 1, name: 'Documents' },
  { id: 2, name: 'Clothes and shoes' },
  { id: 3, name: 'Phones and electronics' },
  { id: 4, name: 'Food that keeps' },
  { id: 5, name: 'Fresh food' },
  { id: 6, name: 'Health and beauty' },
  { id: 7, name: 'Household goods' },
  { id: 8, name: 'Spare parts and tools' },
  { id: 9, name: 'Books and school things' },
  { id: 10, name: 'Gifts' },
  { id: 11, name: 'Furniture' },
  { id: 12, name: 'Something else' },
] as const;

export const handleRequirements = [
  { id: 1, name: 'Nothing special' },
  { id: 2, name: 'Fragile' },
  { id: 3, name: 'Keep upright' },
  { id: 4, name: 'Keep cold' },
  { id: 5, name: 'Keep dry' },
  { id: 6, name: 'Hand to the receiver only' },
] as const;

/** In major units. */
export const packagePrices = {
  NGN: { lowest: 500, highest: 5_000_000, mostValuable: 50_000_000 },
  USD: { lowest: 1, highest: 10_000, mostValuable: 50_000 },
} as const;

export const timelineLimits = { dropOffs: 10, daysAhead: 365, post: 2_000, note: 500, comment: 1_000, search: 120 } as const;

export const reportReasons = {
  scam: 'It looks like a scam',
  prohibited: 'Something that may not be sent',
  abuse: 'Abuse or hate',
  spam: 'Spam',
  private: 'Somebody’s private details',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof reportReasons;
