import { carried, type OrderStory, parcel, step } from './order-story.ts';

/** Orders between the neighbours. */
export const ordersBesides: readonly OrderStory[] = [
  {
    parcel: parcel({
      by: 'blessing',
      from: 'calabar',
      to: 'surulere',
      price: 6_800,
      receiver: 'Aniekan Effiong',
      message: 'A cooler of periwinkle, frozen hard.',
      category: 5,
      handling: 4,
      hoursAgo: 160,
      inDays: -5,
    }),
    carrier: 'creekside',
    askedHoursAgo: 158,
    steps: carried(154, 40),
    ratings: [
      { by: 'sender', stars: 5, comment: 'Still frozen in Surulere. I do not ask how.' },
      { by: 'carrier', stars: 5, comment: 'Labelled on all six sides.' },
    ],
  },
  {
    parcel: parcel({
      by: 'ibrahim',
      from: 'kaduna',
      to: 'kano',
      price: 3_400,
      receiver: 'Aisha Danladi',
      message: 'Medicine for my mother.',
      category: 6,
      handling: 6,
      hoursAgo: 96,
      inDays: -3,
    }),
    carrier: 'arewariders',
    askedHoursAgo: 95,
    steps: carried(94, 7),
    ratings: [
      { by: 'sender', stars: 4, comment: 'Fast. Please call before, she is not quick on the stairs.' },
      { by: 'carrier', stars: 5, comment: '' },
    ],
  },
  {
    parcel: parcel({
      by: 'blessing',
      from: 'calabar',
      to: 'warri',
      price: 5_200,
      receiver: 'Ejiro Oghene',
      message: 'A ceramic vase in three layers of paper.',
      category: 7,
      handling: 2,
      weight: 3,
      worth: 30_000,
      hoursAgo: 88,
      inDays: -2,
    }),
    carrier: 'tari',
    askedHoursAgo: 86,
    steps: [
      step(1, 84, 'sender'),
      step(2, 72, 'carrier', { proof: 'photo', pictures: ['carton'] }),
      step(3, 71, 'carrier'),
      step(4, 49, 'carrier', { proof: 'photo', pictures: ['gate'] }),
      step(8, 33, 'sender', { message: 'Ejiro found nothing at the gate, and Tari wants money for looking again.' }),
    ],
  },
];
