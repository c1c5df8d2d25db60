import type { DemoPlace } from '../demo-places.ts';
import { carried, type Delivery, type OrderStory, order, step } from './order-story.ts';
import type { SaleStory } from './sale-stories.ts';
import type { DemoItem } from './timeline-item.ts';

/** Whose week it is: a bookshop in Surulere, whose program posts what was ordered. */
export const shopkeeper = 'idara';

const towns: readonly DemoPlace[] = ['onitsha', 'ilorin', 'warri', 'calabar', 'jos', 'sokoto', 'benin'];
const carriers = ['creekside', 'zumalines', 'kunle', 'emeka', 'fatima'] as const;
const readers = ['Ada Nwosu', 'Bola Akande', 'Chika Obi', 'Dauda Bello', 'Efe Okoro', 'Gift Essien', 'Hassan Aliyu', 'Ini Udoh'];
const books = ['Two novels', 'A school set, primary five', 'An atlas', 'Poems, signed', 'A cookery book', 'Exam papers, bound'];

const ofSurulere = { by: shopkeeper, from: 'surulere', category: 9, handling: 1 } as const;
const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('There is nothing to pick from');
  return found;
};

/** How far a parcel has come that somebody said yes to so many hours ago. */
function come(hours: number, index: number): Delivery['steps'] {
  if (index % 17 === 9)
    return [step(1, hours, 'sender'), step(6, hours - 2, 'carrier', { reasons: [{ id: 9, customText: '' }] })];
  const accepted = step(1, hours, 'sender');
  const fetched = step(2, hours - 3, 'carrier', { proof: 'code' });
  const onTheWay = step(3, hours - 3.5, 'carrier');
  if (hours > 44) return carried(hours, 28 + (index % 9));
  if (hours > 33) return [accepted, fetched, onTheWay, step(4, 1 + (index % 5), 'carrier', { proof: 'code' })];
  if (hours > 14) return [accepted, fetched, onTheWay];
  return hours > 8 ? [accepted, fetched] : [accepted];
}

/** Some sixty parcels of seven days, oldest first. */
export const ordersOfAShop: readonly OrderStory[] = Array.from({ length: 60 }, (_, index) => {
  const hoursAgo = 165 - index * 2.7;
  const accepted = hoursAgo - 1.5;
  const steps = come(accepted, index);
  const praise = { by: 'sender', stars: 4 + (index % 2), comment: '' } as const;
  return order({
    ...ofSurulere,
    to: pick(towns, index),
    price: 4_500 + (index % 6) * 500,
    receiver: pick(readers, index * 3),
    message: `${pick(books, index)}. Order ${2000 + index} of the shop.`,
    weight: 0.6 + (index % 5) * 0.7,
    worth: 6_000 + (index % 7) * 2_500,
    hoursAgo,
    inDays: Math.round(1 - hoursAgo / 24),
    carrier: pick(carriers, index),
    askedHoursAgo: hoursAgo - 0.7,
    steps,
    ...(steps.at(-1)?.to === 5 && index % 4 === 0 ? { ratings: [praise] } : {}),
  });
});

/** Those that nobody carries yet. */
export const waitingOfAShop: readonly DemoItem[] = [150, 148, 146].map((hoursAgo, index) => ({
  ...ofSurulere,
  what: 'package',
  kind: 1,
  mode: 4,
  hoursAgo,
  to: pick(towns, index + 2),
  inDays: 3,
  weight: 18 + index * 4,
  price: 9_000 + index * 1_000,
  worth: 60_000,
  receiver: pick(readers, index),
  message: `School sets for a class. Order ${2060 + index} of the shop.`,
}));

const sold = { by: shopkeeper, picture: 'books', weight: 2, category: 9, from: 'surulere' } as const;
const byBus = { mode: 4, handling: 1 } as const;
const until = (hours: number) => [
  step(1, hours, 'sender'),
  step(2, hours - 8, 'carrier', { proof: 'code' }),
  step(3, hours - 9, 'carrier'),
];

/** What its readers bought by a link: paid and handed over, nobody at home, and back in the shop. */
export const salesOfAShop: readonly SaleStory[] = [
  {
    ...sold,
    payWhen: 'now',
    code: 'GREATMAPS9',
    title: 'School atlas',
    isPaidOut: true,
    description: 'The new edition, with all the states.',
    price: 14_000,
    hoursAgo: 120,
    buyer: { name: 'Ebele Nnadi', phone: '+2348039055201', to: 'onitsha', payWhen: 'now', hoursAgo: 112 },
    sent: { ...byBus, hoursAgo: 108, inDays: -3 },
    delivery: { carrier: 'creekside', askedHoursAgo: 102, steps: carried(100, 30) },
  },
  {
    ...sold,
    payWhen: 'door',
    code: 'ENCYCTRADE',
    title: 'Encyclopaedia for children',
    description: 'Four volumes.',
    price: 42_000,
    hoursAgo: 70,
    buyer: { name: 'Rukayat Alabi', phone: '+2348039055202', to: 'ilorin', payWhen: 'door', hoursAgo: 62 },
    sent: { ...byBus, hoursAgo: 58, inDays: -1 },
    delivery: {
      carrier: 'zumalines',
      askedHoursAgo: 52,
      steps: [
        ...until(50),
        step(10, 4, 'carrier', {
          message: 'The gate was locked, and nobody answered.',
          pictures: ['gate'],
          attempt: { reason: 'nobody-there', doorMetres: 18 },
        }),
      ],
    },
  },
  {
    ...sold,
    payWhen: 'door',
    code: 'MATHSTEXTS',
    title: 'Mathematics for WAEC',
    description: 'Three copies.',
    price: 16_500,
    hoursAgo: 140,
    buyer: { name: 'Tega Omo', phone: '+2348039055203', to: 'warri', payWhen: 'door', hoursAgo: 132 },
    sent: { ...byBus, hoursAgo: 126, inDays: -4 },
    delivery: {
      carrier: 'creekside',
      askedHoursAgo: 120,
      steps: [
        ...until(118),
        step(10, 98, 'carrier', {
          message: 'They had bought it elsewhere by then.',
          pictures: ['gate'],
          attempt: { reason: 'refused', doorMetres: 9 },
        }),
        step(11, 95, 'sender'),
        step(6, 72, 'sender'),
      ],
    },
  },
];
