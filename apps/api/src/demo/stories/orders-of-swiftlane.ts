import { carried, type OrderStory, order, step } from './order-story.ts';

/** A parcel across Lagos, and who of Swiftlane has it. */
const acrossLagos = {
  by: 'creekside',
  kind: 0,
  mode: 0,
  inDays: 0,
  carrier: 'swiftlane',
  message: 'For a customer on the mainland.',
} as const;

/** What Swiftlane rides today, for its board. */
export const ordersOfSwiftlane: readonly OrderStory[] = [
  order({
    ...{
      ...acrossLagos,
      from: 'yaba',
      to: 'ajah',
      price: 2_600,
      receiver: 'Amaka Eze',
      weight: 3,
      hoursAgo: 5,
      askedHoursAgo: 4.5,
    },
    steps: [step(1, 4, 'sender'), step(2, 1, 'carrier', { proof: 'code' }), step(3, 0.9, 'carrier')],
    rider: 'tobi',
  }),
  order({
    ...{ ...acrossLagos, from: 'ikeja', to: 'surulere', price: 2_400, receiver: 'Bola Akin', hoursAgo: 4, askedHoursAgo: 3.5 },
    steps: [step(1, 3, 'sender'), step(2, 0.4, 'carrier', { proof: 'code' })],
    rider: 'sunday',
  }),
  order({
    ...{
      ...acrossLagos,
      from: 'surulere',
      to: 'victoriaIsland',
      price: 2_500,
      receiver: 'Nneka Obi',
      hoursAgo: 3,
      askedHoursAgo: 2.5,
    },
    steps: [step(1, 2, 'sender')],
    rider: 'musa',
  }),
  order({
    ...{
      ...acrossLagos,
      from: 'yaba',
      to: 'ikeja',
      price: 2_300,
      receiver: 'Segun Alao',
      weight: 1,
      hoursAgo: 2,
      askedHoursAgo: 1.5,
    },
    steps: [step(1, 1, 'sender')],
  }),
  order({
    ...{
      ...acrossLagos,
      from: 'victoriaIsland',
      to: 'ajah',
      price: 2_700,
      receiver: 'Ify Umeh',
      weight: 12,
      hoursAgo: 1,
      askedHoursAgo: 0.8,
    },
    steps: [step(1, 0.5, 'sender')],
  }),
  order({
    ...{ ...acrossLagos, kind: 3, from: 'yaba', to: 'surulere', price: 3_400, receiver: 'Kemi Alade' },
    ...{ weight: 1, hoursAgo: 0.4, askedHoursAgo: 0.3 },
    steps: [step(1, 0.25, 'sender')],
    refused: { by: 'musa', reason: 'My back tyre is flat', hoursAgo: 0.2 },
  }),
  order({
    ...{ ...acrossLagos, from: 'ikeja', to: 'yaba', price: 2_200, receiver: 'Ada Nwosu', hoursAgo: 9, askedHoursAgo: 8 },
    steps: [step(1, 7, 'sender')],
  }),
  order({
    ...{ ...acrossLagos, from: 'surulere', to: 'ajah', price: 2_900, receiver: 'Tayo Cole' },
    ...{ weight: 6, hoursAgo: 3, askedHoursAgo: 2 },
    steps: [step(1, 1.5, 'sender')],
  }),
  order({
    ...{ ...acrossLagos, from: 'yaba', to: 'victoriaIsland', price: 2_500, receiver: 'Remi Bako' },
    ...{ hoursAgo: 2, askedHoursAgo: 1.5 },
    steps: [step(1, 0.6, 'sender')],
    rider: 'ekene',
  }),
  order({
    ...{ ...acrossLagos, from: 'victoriaIsland', to: 'surulere', price: 2_600, receiver: 'Ife Okoye' },
    ...{ weight: 4, hoursAgo: 6, askedHoursAgo: 5 },
    steps: [step(1, 4, 'sender'), step(2, 0.8, 'carrier', { proof: 'code' })],
    rider: 'tobi',
  }),
  order({
    ...{ ...acrossLagos, from: 'ajah', to: 'yaba', price: 2_800, receiver: 'Wale Dosu', hoursAgo: 1, askedHoursAgo: 0.7 },
    steps: [step(1, 0.4, 'sender')],
  }),
];

type Ride = Pick<Parameters<typeof order>[0], 'from' | 'to' | 'price' | 'receiver'> & {
  readonly rider: string;
  readonly hoursAgo: number;
};

/** Rides of the last two weeks, for its earnings: who carried what, and what of it is theirs. */
const rides: readonly Ride[] = [
  { from: 'yaba', to: 'ajah', price: 2_600, receiver: 'Amaka Eze', rider: 'tobi', hoursAgo: 30 },
  { from: 'ikeja', to: 'surulere', price: 2_400, receiver: 'Bola Akin', rider: 'sunday', hoursAgo: 33 },
  { from: 'victoriaIsland', to: 'yaba', price: 2_900, receiver: 'Nneka Obi', rider: 'tobi', hoursAgo: 54 },
  { from: 'yaba', to: 'ikeja', price: 2_300, receiver: 'Segun Alao', rider: 'musa', hoursAgo: 57 },
  { from: 'surulere', to: 'victoriaIsland', price: 2_500, receiver: 'Ify Umeh', rider: 'ekene', hoursAgo: 80 },
  { from: 'yaba', to: 'ajah', price: 2_750, receiver: 'Kemi Alade', rider: 'tobi', hoursAgo: 104 },
  { from: 'ikeja', to: 'yaba', price: 2_200, receiver: 'Ada Nwosu', rider: 'uche', hoursAgo: 128 },
  { from: 'victoriaIsland', to: 'ajah', price: 2_700, receiver: 'Tunji Bello', rider: 'sunday', hoursAgo: 175 },
  { from: 'yaba', to: 'surulere', price: 2_150, receiver: 'Ronke Ade', rider: 'yinka', hoursAgo: 225 },
  { from: 'ajah', to: 'yaba', price: 2_650, receiver: 'Chika Obi', rider: 'musa', hoursAgo: 290 },
];

export const ridesOfSwiftlane: readonly OrderStory[] = rides.map((ride) =>
  order({
    ...acrossLagos,
    ...ride,
    askedHoursAgo: ride.hoursAgo - 0.5,
    inDays: -Math.floor(ride.hoursAgo / 24),
    steps: carried(ride.hoursAgo - 1, 5),
  }),
);
