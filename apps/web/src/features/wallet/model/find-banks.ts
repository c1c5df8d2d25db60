import type { Suggestion } from '../../../ui/suggestions.ts';
import type { Bank } from '../api/list-of-banks.ts';

/** Everyday names of banks, by code, where they are neither in the bank’s name nor its initials. */
const everydayNames: Readonly<Record<string, string>> = {
  '011': 'firstbank fbn',
  '032': 'unionbank ubn',
  '033': 'uba',
  '035': 'wemabank alat',
  '035A': 'wema',
  '044': 'accessbank',
  '050': 'eco ebn',
  '057': 'zenithbank',
  '058': 'gtb gtbank gt bank gtco guaranty',
  '063': 'accessbank diamond',
  '068': 'stanchart scb',
  '070': 'fidelitybank',
  '076': 'skye',
  '082': 'keystonebank',
  '101': 'providusbank',
  '214': 'fcmb',
  '221': 'stanbic ibtc',
  '232': 'sterlingbank specta',
  '301': 'jaizbank',
  '50211': 'kudabank',
  '50515': 'monie point moniepoint',
  '999991': 'palm pay',
  '999992': 'opay paycom o pay',
};

/** Banks to choose from, found by their names, by the first letters of them, and by what people call them. */
export function bankSuggestions(banks: readonly Bank[]): Suggestion[] {
  return banks.map(({ name, code }) => ({
    value: name,
    also: [everydayNames[code], initialsOf(name), name.replace(/\W/g, '')].filter(Boolean).join(' '),
  }));
}

/** `First City Monument Bank` is FCMB. */
function initialsOf(name: string): string {
  return name
    .replace(/\([^()]*\)/, '')
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .join('');
}
