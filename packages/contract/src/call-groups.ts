import type { Call } from './call.ts';

type Group = {
  readonly name: string;
  /** What the group is called in programs: `waybill.parcels`. */
  readonly handle: string;
  readonly description: string;
  readonly paths: readonly string[];
};

/** The calls by what people want from them, in the order in which one meets them: the tags of the API's description. */
export const callGroups: readonly Group[] = [
  {
    name: 'Signing up and in',
    handle: 'accounts',
    description: 'Accounts, codes, passwords, passkeys and sessions.',
    paths: ['/auth', '/otp', '/users', '/users/exists', '/users/dispatchpartner', '/users/countries', '/users/cities'],
  },
  {
    name: 'People',
    handle: 'people',
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
      '/measures',
    ],
  },
  {
    name: 'Identity checks',
    handle: 'identity',
    description: 'The documents that let somebody carry and be paid out.',
    paths: ['/kyc', '/users/kycpending'],
  },
  {
    name: 'Sending and finding',
    handle: 'parcels',
    description: 'What stands on the timeline: parcels, trips, batches and posts, with their prices and places.',
    paths: ['/timeline', '/search', '/shared/items', '/places', '/prices', '/imports', '/receivers', '/pickup-places'],
  },
  {
    name: 'Deliveries',
    handle: 'deliveries',
    description: 'Orders from the request to the stars: fees, codes, express, and where a parcel is.',
    paths: ['/orders', '/collections', '/track', '/tracking'],
  },
  {
    name: 'Money',
    handle: 'money',
    description: 'Wallets, payments, transfers, payouts and credits.',
    paths: ['/wallet'],
  },
  {
    name: 'Selling by a link',
    handle: 'sales',
    description: 'Sales, and the page on which somebody without an account buys.',
    paths: ['/sales', '/buy'],
  },
  {
    name: 'Businesses',
    handle: 'business',
    description: 'The people of a dispatch business, their vehicles and their work.',
    paths: ['/business', '/join', '/memberships'],
  },
  {
    name: 'For programs',
    handle: 'keys',
    description: 'API keys, what they may do, and what was done with them.',
    paths: ['/developers'],
  },
  {
    name: 'Chat and news',
    handle: 'chat',
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
    handle: 'pictures',
    description: 'From the browser to the store, and back in the size that is wanted.',
    paths: ['/files', '/fileuploadinfo', '/deletefile', '/images'],
  },
  {
    name: 'Webhooks',
    handle: 'webhooks',
    description: 'Endpoints of one’s own that are told of events, and what was delivered to them.',
    paths: ['/webhook-endpoints', '/webhook-deliveries', '/webhook-listener'],
  },
  { name: 'Staff', handle: 'staff', description: 'The console: what waits, and what is decided.', paths: ['/ops'] },
  {
    name: 'From outside',
    handle: 'outside',
    description: 'What providers report, and visits that are counted.',
    paths: ['/webhooks', '/visits'],
  },
];

/** The name of the group that a call belongs to; a test demands one for each call. */
export function groupOf(call: Pick<Call, 'path'>): string | undefined {
  return findGroup(call)?.name;
}

/** The group with the longest path that the call's begins with. */
export function findGroup({ path }: Pick<Call, 'path'>): Group | undefined {
  const steps = path
    .toLowerCase()
    .replaceAll(/\{\w+\}/g, '{}')
    .split('/');
  const begins = (prefix: string) => prefix.split('/').every((step, index) => steps[index] === step);
  const found = callGroups.flatMap((group) => group.paths.filter(begins).map((prefix) => ({ group, length: prefix.length })));
  return found.toSorted((one, other) => other.length - one.length)[0]?.group;
}
