import { fold } from '@waybill/contract/fold';

/** A username to start from: “Adaeze Obi” gives `adaeze.obi`. Empty where the name has no letters we can use. */
export function suggestUsername(fullName: string): string {
  const words = fold(fullName)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const suggestion = [words[0], ...(words.length > 1 ? [words.at(-1)] : [])].join('.').slice(0, 30).replace(/\.$/, '');
  return /^[a-z][a-z0-9.]{2,29}$/.test(suggestion) ? suggestion : '';
}
