import { type ActName, actNames } from '@waybill/contract/ops/list-acts';

function isAct(what: string): what is ActName {
  return Object.hasOwn(actNames, what);
}

/** “suspended”, “split the fee of”: what stands between who did it and to whom. */
export function actWords(what: string): string {
  return isAct(what) ? actNames[what] : what.replaceAll('-', ' ');
}

export function whoActed({ by }: { readonly by: string | null }): string {
  return by === null ? 'The command line' : `@${by}`;
}

/** For a choice among all of them: `Split the fee of …`. */
export const actChoices = Object.entries(actNames).map(([what, words]) => ({
  what,
  words: `${words.charAt(0).toUpperCase()}${words.slice(1)}${/ (of|about|for|from|to|on|back|beside|the job|the payout)$/.test(words) ? ' …' : ''}`,
}));
