import type { Call } from './call.ts';

type Group = { readonly name: string; readonly description: string; readonly paths: readonly string[] };

/** The calls by what people want from them, in the order in which one meets them: the tags of the API's description. */
export const callGroups: readonly Group[] = [
  {
    name: 'Signing up and in',
    description: 'Accounts, codes, passwords, passkeys and sessions.',
    paths: ['/auth', '/otp', '/users', '/users/exists', '/users/dispatchpartner', '/users/countries', '/users/cities'],
  },
  {
    name: 'People',
    description: 'Who somebody is to others, and what one has set for oneself.',
    paths: [
      '/users/{}',
      '/users/presence',
      '/users/ratings',
      '/users/report',
      '/users/stats',
      '/users/unmute',
      '/users/export',
      '/shared/people',
    ],
  },
  {
    name: 'Identity checks',
    description: 'The documents that let somebody carry and be paid out.',
    paths: ['/kyc', '/users/kycpending'],
  },
  {
    name: 'Sending and finding',
    description: 'What stands on the timeline: parcels, trips, batches and posts, with their prices and places.',
    paths: ['/timeline', '/search', '/shared/items', '/places', '/prices'],
  },
  {
    name: 'Deliveries',
    description: 'Orders from the request to the stars: fees, codes, express, and where a parcel is.',
    paths: ['/orders', '/track'],
  },
  {
    name: 'Money',
    description: 'Wallets, payments, transfers, payouts and credits.',
    paths: ['/wallet'],
  },
  {
    name: 'Selling by a link',
    description: 'Sales, and the page on which somebody without an account buys.',
    paths: ['/sales', '/buy'],
  },
  {
    name: 'Businesses',
    description: 'The people of a dispatch business, their vehicles and their work.',
    paths: ['/business', '/join', '/memberships'],
  },
  {
    name: 'For programs',
    description: 'API keys, what they may do, and what was done with them.',
    paths: ['/developers'],
  },
  {
    name: 'Chat and news',
    description: 'Rooms, messages, notifications and the stream that tells of them.',
    paths: [
      '/chatrooms',
      '/voice-notes',
      '/support',
      '/realtime',
      '/push',
      '/users/notifications',
      '/users/unseen',
      '/users/unsubscribe',
    ],
  },
  {
    name: 'Pictures',
    description: 'From the browser to the store, and back in the size that is wanted.',
    paths: ['/files', '/fileuploadinfo', '/deletefile', '/images'],
  },
  {
    name: 'Webhooks',
    description: 'Endpoints of one’s own that are told of events, and what was delivered to them.',
    paths: ['/webhook-endpoints', '/webhook-deliveries'],
  },
  { name: 'Staff', description: 'The console: what waits, and what is decided.', paths: ['/ops'] },
  {
    name: 'From outside',
    description: 'What providers report, and visits that are counted.',
    paths: ['/webhooks', '/visits'],
  },
];

/** The group with the longest path that the call's begins with; a test demands one for each call. */
export function groupOf({ path }: Pick<Call, 'path'>): string | undefined {
  const steps = path
    .toLowerCase()
    .replaceAll(/\{\w+\}/g, '{}')
    .split('/');
  const begins = (prefix: string) => prefix.split('/').every((step, index) => steps[index] === step);
  const found = callGroups.flatMap(({ name, paths }) => paths.filter(begins).map((prefix) => ({ name, length: prefix.length })));
  return found.toSorted((one, other) => other.length - one.length)[0]?.name;
}
