import type { DemoItem } from './timeline-items.ts';

type Parcel = Extract<DemoItem, { what: 'package' }>;

type Happened = {
  readonly to: number;
  readonly hoursAgo: number;
  readonly by: 'sender' | 'carrier' | 'time';
  readonly proof?: 'code' | 'photo';
  readonly message?: string;
  readonly reasons?: readonly { readonly id: number; readonly customText: string }[];
};

export type OrderStory = {
  /** What is carried: a parcel of its own, or one that stands on the timeline, by its place there. */
  readonly parcel: Parcel | number;
  readonly carrier: string;
  /** The place on the timeline of the trip or batch that it was booked on. */
  readonly bookedOn?: { readonly what: 'trip' | 'batch'; readonly index: number };
  readonly askedHoursAgo: number;
  readonly steps: readonly Happened[];
  readonly ratings?: readonly { readonly by: 'sender' | 'carrier'; readonly stars: number; readonly comment: string }[];
  readonly position?: { readonly latitude: number; readonly longitude: number };
};

const step = (to: number, hoursAgo: number, by: Happened['by'], more: Partial<Happened> = {}): Happened => ({
  to,
  hoursAgo,
  by,
  ...more,
});

type Wish = Partial<Parcel> & Pick<Parcel, 'by' | 'from' | 'to' | 'price' | 'receiver' | 'message' | 'hoursAgo' | 'inDays'>;

function parcel(wish: Wish): Parcel {
  return { what: 'package', kind: 1, mode: 4, category: 2, handling: 1, weight: 2, worth: 20_000, ...wish };
}

/** Accepted, picked up, on the way and handed over with the code, some hours after each other. */
function carried(acceptedHoursAgo: number, hours: number): Happened[] {
  const handedOver = acceptedHoursAgo - hours;
  return [
    step(1, acceptedHoursAgo, 'sender'),
    step(2, acceptedHoursAgo - 3, 'carrier', { proof: 'code' }),
    step(3, acceptedHoursAgo - 3.5, 'carrier'),
    step(4, handedOver, 'carrier', { proof: 'code' }),
    step(5, handedOver, 'time'),
  ];
}

/** Orders in every status, oldest first. */
export const orderStories: readonly OrderStory[] = [
  {
    parcel: parcel({
      by: 'adaeze',
      from: 'ikeja',
      to: 'kano',
      price: 6_000,
      receiver: 'Musa Ibrahim',
      message: 'School books, well wrapped.',
      category: 9,
      hoursAgo: 402,
      inDays: -15,
    }),
    carrier: 'swiftlane',
    askedHoursAgo: 400,
    steps: carried(396, 26),
    ratings: [
      { by: 'sender', stars: 5, comment: 'Called before they came, and the books were dry in all that rain.' },
      { by: 'carrier', stars: 5, comment: 'Everything ready at the gate.' },
    ],
  },
  {
    parcel: parcel({
      by: 'chioma',
      from: 'aba',
      to: 'maitama',
      price: 8_500,
      receiver: 'Ruth Danjuma',
      message: 'Six pairs of shoes for a wedding.',
      weight: 7,
      hoursAgo: 300,
      inDays: -11,
    }),
    carrier: 'tunde',
    askedHoursAgo: 298,
    steps: carried(290, 20),
    ratings: [
      { by: 'sender', stars: 5, comment: 'The bride was dressed in time. Thank you, Tunde!' },
      { by: 'carrier', stars: 4, comment: 'Kind people. The bag was heavier than written.' },
    ],
  },
  {
    parcel: parcel({
      by: 'emeka',
      from: 'enugu',
      to: 'kaduna',
      price: 5_500,
      receiver: 'Bala Sani',
      message: 'Repaired phones, four of them.',
      category: 3,
      handling: 2,
      hoursAgo: 250,
      inDays: -9,
    }),
    carrier: 'fatima',
    askedHoursAgo: 248,
    steps: carried(245, 30),
    ratings: [
      { by: 'sender', stars: 4, comment: 'A day later than we said, but all in one piece.' },
      { by: 'carrier', stars: 5, comment: '' },
    ],
  },
  {
    parcel: parcel({
      by: 'adaeze',
      from: 'yaba',
      to: 'bodija',
      price: 4_000,
      receiver: 'Sade Alabi',
      message: 'Gele and lace for the weekend.',
      hoursAgo: 220,
      inDays: -8,
    }),
    carrier: 'tunde',
    askedHoursAgo: 219,
    steps: carried(216, 9),
    ratings: [
      { by: 'sender', stars: 5, comment: 'My aunty asks for you by name now.' },
      { by: 'carrier', stars: 5, comment: 'Quick at the door with the code.' },
    ],
  },
  {
    parcel: parcel({
      by: 'kunle',
      from: 'victoriaIsland',
      to: 'benin',
      price: 7_500,
      receiver: 'Osas Igbinedion',
      message: 'Documents in a folder.',
      category: 1,
      weight: 0.6,
      hoursAgo: 190,
      inDays: -6,
    }),
    carrier: 'zumalines',
    askedHoursAgo: 189,
    steps: [step(1, 188, 'sender'), step(6, 180, 'carrier', { reasons: [{ id: 9, customText: '' }] })],
  },
  {
    parcel: parcel({
      by: 'adaeze',
      from: 'yaba',
      to: 'benin',
      price: 4_500,
      receiver: 'Efe Omoregie',
      message: 'A blender, in its box.',
      category: 7,
      handling: 2,
      weight: 4,
      hoursAgo: 120,
      inDays: -3,
    }),
    carrier: 'tunde',
    askedHoursAgo: 119,
    steps: [
      step(1, 117, 'sender'),
      step(2, 100, 'carrier', { proof: 'photo' }),
      step(3, 99, 'carrier'),
      step(4, 76, 'carrier', { proof: 'photo' }),
      step(8, 60, 'sender', {
        message: 'The jar of the blender is cracked. It was whole when I gave it away; the photo of the pickup shows it.',
      }),
    ],
  },
  {
    parcel: parcel({
      by: 'adaeze',
      from: 'surulere',
      to: 'wuse',
      price: 6_500,
      receiver: 'Grace Audu',
      message: 'Birthday present for my sister.',
      category: 10,
      weight: 1.5,
      hoursAgo: 70,
      inDays: -1,
    }),
    carrier: 'tunde',
    askedHoursAgo: 69,
    steps: [
      step(1, 66, 'sender'),
      step(2, 40, 'carrier', { proof: 'code' }),
      step(3, 39, 'carrier'),
      step(4, 5, 'carrier', { proof: 'photo' }),
    ],
  },
  {
    parcel: parcel({
      by: 'adaeze',
      from: 'ikeja',
      to: 'benin',
      price: 3_000,
      receiver: 'Efe Omoregie',
      message: 'A second blender, sadly.',
      category: 7,
      hoursAgo: 58,
      inDays: 4,
    }),
    carrier: 'zumalines',
    bookedOn: { what: 'batch', index: 1 },
    askedHoursAgo: 58,
    steps: [step(7, 50, 'carrier')],
  },
  {
    parcel: parcel({
      by: 'emeka',
      from: 'wuse',
      to: 'kaduna',
      price: 5_000,
      receiver: 'Bala Sani',
      message: 'Two screens, flat in cardboard.',
      category: 3,
      handling: 2,
      hoursAgo: 54,
      inDays: 1,
    }),
    carrier: 'swiftlane',
    bookedOn: { what: 'batch', index: 8 },
    askedHoursAgo: 54,
    steps: [step(9, 30, 'time')],
  },
  {
    parcel: parcel({
      by: 'adaeze',
      from: 'ikeja',
      to: 'maitama',
      price: 9_000,
      receiver: 'Ibrahim Lawal',
      message: 'A printer for the office.',
      category: 3,
      handling: 3,
      weight: 9,
      worth: 180_000,
      hoursAgo: 40,
      inDays: 0,
    }),
    carrier: 'swiftlane',
    askedHoursAgo: 38,
    steps: [step(1, 36, 'sender'), step(2, 8, 'carrier', { proof: 'code' }), step(3, 7.5, 'carrier')],
    // Past Lokoja.
    position: { latitude: 8.12, longitude: 6.86 },
  },
  {
    parcel: parcel({
      by: 'chioma',
      from: 'aba',
      to: 'kano',
      price: 11_000,
      receiver: 'Hauwa Garba',
      message: 'Twelve pairs for a shop in Sabon Gari.',
      weight: 14,
      hoursAgo: 30,
      inDays: 1,
    }),
    carrier: 'fatima',
    askedHoursAgo: 28,
    steps: [step(1, 26, 'sender'), step(2, 2, 'carrier', { proof: 'code' })],
  },
  {
    parcel: parcel({
      by: 'adaeze',
      from: 'yaba',
      to: 'bodija',
      price: 3_500,
      receiver: 'Sade Alabi',
      message: 'Shoes that were forgotten here.',
      hoursAgo: 26,
      inDays: 1,
    }),
    carrier: 'tunde',
    askedHoursAgo: 24,
    steps: [step(1, 20, 'sender')],
  },
  {
    parcel: parcel({
      by: 'maria',
      from: 'lisbon',
      to: 'yaba',
      price: 40,
      worth: 120,
      kind: 2,
      mode: 5,
      receiver: 'Ifeoma Silva',
      message: 'A camera lens for my husband’s shop.',
      category: 3,
      handling: 2,
      weight: 1,
      hoursAgo: 22,
      inDays: 6,
    }),
    carrier: 'kunle',
    askedHoursAgo: 20,
    steps: [step(1, 18, 'sender')],
  },
  {
    parcel: parcel({
      by: 'adaeze',
      from: 'bodija',
      to: 'yaba',
      price: 2_500,
      receiver: 'Adaeze Okonkwo',
      message: 'My charger, left at my aunty’s.',
      category: 3,
      weight: 0.4,
      hoursAgo: 6,
      inDays: 2,
    }),
    carrier: 'tunde',
    bookedOn: { what: 'trip', index: 12 },
    askedHoursAgo: 6,
    steps: [],
  },
  // Asked for on the timeline: Yaba to Enugu, and Enugu to Wuse.
  { parcel: 9, carrier: 'fatima', askedHoursAgo: 10, steps: [] },
  { parcel: 2, carrier: 'tunde', askedHoursAgo: 3, steps: [] },
];

export type TalkStory = {
  /** Its place on the timeline. */
  readonly parcel: number;
  readonly carrier: string;
  readonly named: readonly {
    readonly by: 'sender' | 'carrier';
    readonly amount: number;
    readonly reason: string;
    readonly hoursAgo: number;
  }[];
  readonly isAgreed?: boolean;
};

/** Fees that are talked about: one waits for an answer, one for a PIN. */
export const talkStories: readonly TalkStory[] = [
  {
    parcel: 9,
    carrier: 'kunle',
    named: [{ by: 'carrier', amount: 7_000, reason: 'I go as far as Onitsha anyway; the rest is a detour.', hoursAgo: 8 }],
  },
  {
    parcel: 9,
    carrier: 'swiftlane',
    named: [
      { by: 'carrier', amount: 7_500, reason: 'With our van on Thursday.', hoursAgo: 20 },
      { by: 'sender', amount: 6_000, reason: 'It is small and can lie under a seat.', hoursAgo: 7 },
    ],
    isAgreed: true,
  },
  {
    parcel: 16,
    carrier: 'tunde',
    named: [{ by: 'carrier', amount: 3_800, reason: 'The park in Aba takes 500 for each bag.', hoursAgo: 2 }],
  },
];
