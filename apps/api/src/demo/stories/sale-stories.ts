import type { Thing } from '../demo-pictures.ts';
import type { DemoPlace } from '../demo-places.ts';
import { carried, type Delivery, step } from './order-story.ts';

export type SaleStory = {
  /** What stands in the link: ten characters of `saleCodeAlphabet`. */
  readonly code: string;
  readonly by: string;
  readonly title: string;
  readonly description: string;
  readonly picture: Thing;
  readonly price: number;
  readonly weight: number;
  readonly category: number;
  readonly from: DemoPlace;
  readonly payWhen: 'now' | 'door' | 'choice';
  readonly mayOpenFirst?: boolean;
  readonly hoursAgo: number;
  readonly hasEnded?: boolean;
  /** It arrived long enough ago. */
  readonly isPaidOut?: boolean;
  readonly complaint?: { readonly says: string; readonly hoursAgo: number };
  readonly buyer?: {
    readonly name: string;
    readonly phone: string;
    readonly to: DemoPlace;
    /** Who pays now has paid an hour later. */
    readonly payWhen: 'now' | 'door';
    readonly hoursAgo: number;
  };
  readonly sent?: { readonly hoursAgo: number; readonly inDays: number; readonly mode: number; readonly handling: number };
  readonly delivery?: Delivery;
};

const byBus = { mode: 4, handling: 5 } as const;

/** What adaeze and chioma sell, oldest first. */
export const saleStories: readonly SaleStory[] = [
  {
    code: 'TANBRAGUES',
    by: 'chioma',
    title: 'Tan brogues, size 43',
    description: 'Leather inside and out, with a second pair of laces.',
    picture: 'shoes',
    price: 31_000,
    weight: 1.5,
    category: 2,
    from: 'aba',
    payWhen: 'now',
    hoursAgo: 190,
    isPaidOut: true,
    buyer: { name: 'Obinna Nwachukwu', phone: '+2348039055108', to: 'enugu', payWhen: 'now', hoursAgo: 180 },
    sent: { ...byBus, hoursAgo: 170, inDays: -6 },
    delivery: { carrier: 'creekside', askedHoursAgo: 165, steps: carried(160, 30) },
  },
  {
    code: 'ABAHEE7S22',
    by: 'chioma',
    title: 'Carton of sample heels',
    description: 'Last season, twelve left shoes and twelve right ones.',
    picture: 'carton',
    price: 36_000,
    weight: 9,
    category: 2,
    from: 'aba',
    payWhen: 'now',
    hoursAgo: 150,
    hasEnded: true,
  },
  {
    code: 'REDSANDA72',
    by: 'chioma',
    title: 'Red sandals, size 40',
    description: 'Handmade in Aba.',
    picture: 'shoes',
    price: 14_500,
    weight: 1,
    category: 2,
    from: 'aba',
    payWhen: 'door',
    hoursAgo: 140,
    buyer: { name: 'Ijeoma Uche', phone: '+2348039055101', to: 'enugu', payWhen: 'door', hoursAgo: 130 },
    sent: { ...byBus, hoursAgo: 128, inDays: -4 },
    delivery: {
      carrier: 'tari',
      askedHoursAgo: 120,
      steps: [
        step(1, 118, 'sender'),
        step(2, 110, 'carrier', { proof: 'code' }),
        step(3, 109, 'carrier'),
        step(10, 100, 'carrier', {
          message: 'She would not take them: the wrong red, she says.',
          pictures: ['gate'],
          attempt: { reason: 'refused', doorMetres: 12 },
        }),
        step(11, 96, 'sender'),
        step(6, 74, 'sender'),
      ],
    },
  },
  {
    code: 'BENDERJARS',
    by: 'adaeze',
    title: 'Blender, used twice',
    description: 'With both jars and the receipt.',
    picture: 'blender',
    price: 28_000,
    weight: 3.5,
    category: 3,
    from: 'yaba',
    payWhen: 'now',
    hoursAgo: 96,
    buyer: { name: 'Funmi Alade', phone: '+2348039055102', to: 'bodija', payWhen: 'now', hoursAgo: 80 },
    sent: { hoursAgo: 70, inDays: -2, mode: 4, handling: 2 },
    delivery: { carrier: 'zumalines', askedHoursAgo: 60, steps: carried(50, 30) },
  },
  {
    code: 'GREENRADYA',
    by: 'adaeze',
    title: 'Radio with a torch',
    description: 'Runs on the sun or on batteries. Everything works.',
    picture: 'carton',
    price: 15_500,
    weight: 1.2,
    category: 3,
    from: 'yaba',
    payWhen: 'now',
    hoursAgo: 90,
    complaint: { says: 'The torch works, but the radio only hums, with fresh batteries, too.', hoursAgo: 5 },
    buyer: { name: 'Hauwa Sani', phone: '+2348039055109', to: 'bodija', payWhen: 'now', hoursAgo: 78 },
    sent: { hoursAgo: 68, inDays: -2, mode: 4, handling: 2 },
    delivery: { carrier: 'zumalines', askedHoursAgo: 58, steps: carried(48, 38) },
  },
  {
    code: 'ABABRAGUES',
    by: 'chioma',
    title: 'Brown brogues, size 44',
    description: 'Leather inside and out. Try them on before you pay.',
    picture: 'shoes',
    price: 32_000,
    weight: 1.5,
    category: 2,
    from: 'aba',
    payWhen: 'door',
    mayOpenFirst: true,
    hoursAgo: 60,
    buyer: { name: 'Emmanuel Etim', phone: '+2348039055103', to: 'calabar', payWhen: 'door', hoursAgo: 50 },
    sent: { ...byBus, hoursAgo: 44, inDays: -1 },
    delivery: {
      carrier: 'creekside',
      askedHoursAgo: 40,
      steps: [
        step(1, 38, 'sender'),
        step(2, 30, 'carrier', { proof: 'code' }),
        step(3, 29, 'carrier'),
        step(10, 3, 'carrier', {
          message: 'Nobody home, and the phone is off.',
          pictures: ['gate'],
          attempt: { reason: 'nobody-there', doorMetres: 25 },
        }),
      ],
    },
  },
  {
    code: 'WHTSNEAKRS',
    by: 'chioma',
    title: 'White trainers, size 42',
    description: 'New, in their box.',
    picture: 'shoes',
    price: 26_500,
    weight: 1.2,
    category: 2,
    from: 'aba',
    payWhen: 'choice',
    hoursAgo: 40,
    buyer: { name: 'Daniel Obot', phone: '+2348039055104', to: 'portHarcourt', payWhen: 'door', hoursAgo: 30 },
    sent: { ...byBus, hoursAgo: 26, inDays: 0 },
    delivery: {
      carrier: 'creekside',
      askedHoursAgo: 20,
      steps: [step(1, 18, 'sender'), step(2, 6, 'carrier', { proof: 'code' }), step(3, 5, 'carrier')],
    },
  },
  {
    code: 'BACKSTRAPS',
    by: 'chioma',
    title: 'Black sandals, size 41',
    description: 'Handmade in Aba, with a second pair of straps.',
    picture: 'shoes',
    price: 16_000,
    weight: 1,
    category: 2,
    from: 'aba',
    payWhen: 'choice',
    hoursAgo: 28,
    buyer: { name: 'Musa Garba', phone: '+2348039055105', to: 'wuse', payWhen: 'now', hoursAgo: 20 },
    sent: { ...byBus, hoursAgo: 9, inDays: 2 },
  },
  {
    code: 'NURSETEXTS',
    by: 'adaeze',
    title: 'Three nursing textbooks',
    description: 'Second and third year, with a few notes in pencil.',
    picture: 'books',
    price: 18_000,
    weight: 4,
    category: 9,
    from: 'yaba',
    payWhen: 'choice',
    hoursAgo: 26,
    buyer: { name: 'Blessing Udo', phone: '+2348039055106', to: 'benin', payWhen: 'now', hoursAgo: 7 },
  },
  {
    code: 'PERFUMES66',
    by: 'adaeze',
    title: 'Gift box of perfumes',
    description: 'Six small bottles, sealed.',
    picture: 'present',
    price: 12_500,
    weight: 0.8,
    category: 2,
    from: 'yaba',
    payWhen: 'choice',
    hoursAgo: 22,
    buyer: { name: 'Kemi Ojo', phone: '+2348039055107', to: 'ikeja', payWhen: 'door', hoursAgo: 4 },
  },
  {
    code: 'BUYACAMERA',
    by: 'adaeze',
    title: 'Camera with a 50 mm lens',
    description: 'Sharp, no scratches, with both caps. Open it and look before you give the code.',
    picture: 'lens',
    price: 45_000,
    weight: 0.9,
    category: 3,
    from: 'yaba',
    payWhen: 'choice',
    mayOpenFirst: true,
    hoursAgo: 6,
  },
];
