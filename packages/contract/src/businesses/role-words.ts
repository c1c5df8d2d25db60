import type { MemberRole } from './roles.ts';

/** How a role is called, with its article. */
export const roleNames: Readonly<Record<MemberRole, string>> = {
  manager: 'a manager',
  dispatcher: 'a dispatcher',
  rider: 'a rider',
  accountant: 'an accountant',
};

type RoleWords = { readonly title: string; readonly may: readonly string[]; readonly mayNot: readonly string[] };

/** A role as it is explained to whoever gives it and to whoever is asked to take it. */
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
