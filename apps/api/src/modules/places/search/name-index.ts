import type { Entry } from '../gazetteer/entry.ts';
import { fold } from './fold.ts';
import { createWordList, type WordList } from './word-list.ts';

/** A name of a place; a place with other names has several. */
export type Name = {
  readonly entry: Entry;
  /** Words of the name, by number; the name without spaces is one of them. */
  readonly words: readonly NameWord[];
  /** Letters in it. */
  readonly length: number;
  readonly region: Region;
  /** Rank before anything is typed: larger is better known, and home comes first. */
  readonly worth: number;
};

/** Names that lie in the same place: thousands share the words, by number, of that place. */
type Region = { readonly words: readonly number[]; readonly names: Name[] };

type NameWord = { readonly word: number; readonly letters: number; readonly isFirst: boolean };

export type NameIndex = {
  readonly list: WordList;
  /** For each word of the list, by number: the names it is in, and the regions it is in. */
  readonly within: readonly (readonly Name[])[];
  readonly around: readonly (readonly Region[])[];
  /** Number of names under all words before a number. */
  readonly countBefore: Uint32Array;
};

export function createNameIndex(entries: readonly Entry[], countryName: (code: string) => string): NameIndex {
  const wordsAround = createWordsAround(countryName);
  const spelled = entries.map((entry) => ({
    entry,
    around: wordsAround(entry),
    names: [entry.name, ...entry.also].map((text) => fold(text).split(' ')),
  }));
  const distinct = new Set<string>();
  for (const { around, names } of spelled) {
    for (const word of around) distinct.add(word);
    for (const words of names) {
      for (const word of words) distinct.add(word);
      distinct.add(words.join(''));
    }
  }
  const list = createWordList(distinct);
  const numbers = new Map(list.words.map((word, at) => [word, at]));
  const numberOf = (word: string) => numbers.get(word) ?? -1;
  const within: Name[][] = list.words.map(() => []);
  const around: Region[][] = list.words.map(() => []);
  const regions = new Map<readonly string[], Region>();

  function regionOf(words: readonly string[]): Region {
    const known = regions.get(words);
    if (known) return known;
    const region: Region = { words: words.map(numberOf), names: [] };
    for (const word of region.words) around[word]?.push(region);
    regions.set(words, region);
    return region;
  }

  for (const { entry, around: words, names } of spelled) {
    const region = regionOf(words);
    for (const spelling of names) {
      const name = nameOf(entry, spelling, region, numberOf);
      region.names.push(name);
      for (const { word } of name.words) within[word]?.push(name);
    }
  }
  const sizes = list.words.map((_, at) =>
    (around[at] ?? []).reduce((sum, { names }) => sum + names.length, within[at]?.length ?? 0),
  );
  return { list, within, around, countBefore: runningCount(sizes) };
}

function nameOf(entry: Entry, words: readonly string[], region: Region, numberOf: (word: string) => number): Name {
  const length = words.reduce((sum, word) => sum + word.length, 0);
  const parts = words.map((word, at) => ({ word: numberOf(word), letters: word.length, isFirst: at === 0 }));
  // `portharcourt`: many leave out the space.
  if (words.length > 1) parts.push({ word: numberOf(words.join('')), letters: length, isFirst: true });
  return { entry, words: parts, length, region, worth: worthOf(entry) };
}

function runningCount(sizes: readonly number[]): Uint32Array {
  const before = new Uint32Array(sizes.length + 1);
  sizes.forEach((size, at) => {
    before[at + 1] = (before[at] ?? 0) + size;
  });
  return before;
}

function worthOf({ weight, countryCode }: Entry): number {
  return 0.2 * Math.log10(weight + 10) + (countryCode === 'NG' ? 0.5 : 0);
}

/** Short forms of the big cities after a district: `GRA PH`. */
const shortForms: Readonly<Record<string, string>> = {
  'Port Harcourt': 'ph phc',
  Abuja: 'abj fct',
  Lagos: 'lag',
  'United Kingdom': 'uk england',
  'United States': 'usa america',
  'United Arab Emirates': 'uae',
};

/** `Ogun State`, `Ikeja LGA`. */
const kindWords: Readonly<Record<string, string>> = { state: 'state', lga: 'lga local government area' };

/** The words of the areas around a place. Thousands of places share them, so they are made once. */
function createWordsAround(countryName: (code: string) => string): (entry: Entry) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return ({ kind, city, lga, state, countryCode }) => {
    const parts = [kind === 'city' ? '' : city, lga, state, countryName(countryCode), countryCode, kindWords[kind] ?? ''];
    const key = parts.join('/');
    const words = known.get(key) ?? distinctWords(parts.flatMap((part) => [part, shortForms[part] ?? '']));
    known.set(key, words);
    return words;
  };
}

function distinctWords(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.flatMap((text) => fold(text).split(' ')).filter((word) => word !== ''))];
}
