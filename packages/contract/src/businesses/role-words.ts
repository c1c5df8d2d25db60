import type { MemberRole } from './roles.ts';

/** How a role is called, with its article. */
export const roleNames: Readonly<Record<MemberRole, string>> = {
  manager: 'a manager',
  dispatcher: 'a dispatcher',
  rider: 'a rider',
  accountant: 'an accountant',
};

/** What somebody in a role does for a business, after “you would”: for whoever is asked. */
export const roleOffers: Readonly<Record<MemberRole, (businessName: string) => string>> = {
  manager: (businessName) => `run ${businessName} beside its owner`,
  dispatcher: (businessName) => `give out the work of ${businessName}`,
  rider: (businessName) => `ride for ${businessName}`,
  accountant: (businessName) => `keep the books of ${businessName}`,
};

type RoleWords = { readonly title: string; readonly may: readonly string[]; readonly mayNot: readonly string[] };

/** A role as it is explained to whoever gives it. */
export const roleWords: Readonly<Record<MemberRole, RoleWords>> = {
  manager: {
    title: 'Manager',
    may: [
      'See every order, and who carries it',
      'Give work to riders, answer customers',
      'See the wallet and put money in',
      'Bring in riders, and let them go',
    ],
    mayNot: ['Pay money out, see bank details or the PIN', 'Change anybody’s role'],
  },
  dispatcher: {
    title: 'Dispatcher',
    may: ['See every order, and who carries it', 'Take on work and give it to riders', 'Talk to customers'],
    mayNot: ['See the wallet', 'Bring people in or let them go'],
  },
  rider: {
    title: 'Rider',
    may: ['See the orders that are given to them', 'Pick up, hand over, and say when something is wrong', 'See what they earn'],
    mayNot: ['See orders of others, or the wallet', 'Talk to customers in the business’s chat'],
  },
  accountant: {
    title: 'Accountant',
    may: ['See orders and what they brought in', 'See the wallet and its statements'],
    mayNot: ['Move money or orders', 'Talk to customers'],
  },
};

/** The same to whoever is asked to take it: it is about them. */
export const offeredWords: typeof roleWords = {
  ...roleWords,
  manager: { ...roleWords.manager, mayNot: ['Pay money out, see bank details or the owner’s PIN', 'Change anybody’s role'] },
  rider: {
    ...roleWords.rider,
    may: ['See the orders that are given to you', 'Pick up, hand over, and say when something is wrong', 'See what you earn'],
  },
};
