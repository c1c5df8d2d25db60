import * as z from 'zod/mini';

export const metadataLimits = { entries: 20, name: 40, value: 500 } as const;

/**
 * What a carrier of the test world does with a parcel whose `metadata.simulate` says so, and how it ends there. `atDoor`: only with
 * money to collect at the door, without which nobody has to be there.
 */
export const simulations = [
  {
    name: 'delivered',
    atDoor: false,
    what: 'accepted, picked up, brought, paid if there is money to collect, handed over with the receiver’s code',
    ends: 'Completed',
  },
  { name: 'declined', atDoor: false, what: 'the carrier says no, and what was held is back', ends: 'Declined' },
  { name: 'not_picked_up', atDoor: false, what: 'accepted, and then the carrier’s vehicle breaks down', ends: 'Cancelled' },
  {
    name: 'failed_attempt',
    atDoor: true,
    what: 'nobody is there; you say whether it is tried again or comes back',
    ends: 'AttemptFailed',
  },
  { name: 'returned', atDoor: false, what: 'the receiver cannot be reached, and it is brought back to you', ends: 'Cancelled' },
  {
    name: 'paid_short',
    atDoor: true,
    what: 'at the door half of the money comes, which is not enough, and nothing is handed over',
    ends: 'AttemptFailed',
  },
  { name: 'disputed', atDoor: false, what: 'on the way the carrier says that something is wrong', ends: 'Disputed' },
] as const;

export type SimulationName = (typeof simulations)[number]['name'];

/** Between two steps nothing, or a minute. */
export const simulateSpeeds = ['at_once', 'minutes'] as const;
export type SimulateSpeed = (typeof simulateSpeeds)[number];

const named = (name: string): name is SimulationName => simulations.some((simulation) => simulation.name === name);
const isSpeed = (word: string): word is SimulateSpeed => simulateSpeeds.some((speed) => speed === word);

const words = (list: readonly string[]) => `Please send one of these: ${list.join(', ')}`;

/** Words of a shop’s own about its parcel, which come back with it to whoever posted it. Two names mean something in the test world. */
export const metadata = z
  .record(
    z.string().check(z.regex(/^[A-Za-z][\w.-]{0,39}$/, 'A name has letters, digits, dots and dashes, 40 at most')),
    z.string('Please send a text').check(z.maxLength(metadataLimits.value, `${metadataLimits.value} characters at most`)),
  )
  .check(
    z.refine((entries) => Object.keys(entries).length <= metadataLimits.entries, `${metadataLimits.entries} entries at most`),
    z.refine(({ simulate }) => simulate === undefined || named(simulate), {
      message: words(simulations.map(({ name }) => name)),
      path: ['simulate'],
    }),
    z.refine(({ simulateSpeed }) => simulateSpeed === undefined || isSpeed(simulateSpeed), {
      message: words(simulateSpeeds),
      path: ['simulateSpeed'],
    }),
  );

export type Metadata = z.infer<typeof metadata>;

/** From the text that it is kept as. */
export function readMetadata(text: string): Metadata {
  return z.parse(metadata, JSON.parse(text));
}

/** What the metadata ask a carrier of the test world to do; undefined where they ask nothing. */
export function simulationIn(
  entries: Metadata | undefined,
): { readonly name: SimulationName; readonly speed: SimulateSpeed } | undefined {
  const { simulate, simulateSpeed } = entries ?? {};
  if (simulate === undefined || !named(simulate)) return undefined;
  return { name: simulate, speed: simulateSpeed !== undefined && isSpeed(simulateSpeed) ? simulateSpeed : 'at_once' };
}
