import { type OrderStory, order, step } from './order-story.ts';

/** Parcels of one shop, fetched at its door in Yaba and brought across the mainland by one rider. */
const ofTheShop = {
  by: 'creekside',
  from: 'yaba',
  kind: 0,
  mode: 0,
  inDays: 0,
  carrier: 'swiftlane',
  rider: 'ekene',
  message: 'From our shop in Yaba.',
  hoursAgo: 6,
  askedHoursAgo: 5.5,
} as const;

const fetched = [step(1, 5, 'sender'), step(2, 0.3, 'carrier', { proof: 'code' })];
const agreed = [step(1, 5, 'sender')];

/** The round that Ekene rides today, in the order of its drop-offs. */
export const ordersOfARound: readonly OrderStory[] = [
  order({ ...ofTheShop, to: 'surulere', price: 1_500, receiver: 'Ronke Ige', weight: 1, steps: fetched }),
  order({ ...ofTheShop, to: 'apapa', price: 1_700, receiver: 'Dayo Fashola', weight: 2, steps: fetched }),
  order({ ...ofTheShop, to: 'oshodi', price: 1_600, receiver: 'Kemi Ojo', weight: 3, steps: fetched }),
  order({ ...ofTheShop, to: 'maryland', price: 1_600, receiver: 'Peter Udo', weight: 1, steps: agreed }),
  order({ ...ofTheShop, to: 'gbagada', price: 1_500, receiver: 'Zainab Musa', weight: 2, steps: agreed }),
];
