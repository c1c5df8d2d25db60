import type { Entry } from '../gazetteer/entry.ts';
import { createBestFew } from './best-few.ts';
import { fold } from './fold.ts';
import type { Name, NameIndex } from './name-index.ts';
import type { Fits } from './word-list.ts';

export type SearchOptions = { readonly countryCode?: string | undefined; readonly limit: number };

/** Typing errors that are forgiven per word, and whether every word must match. */
type Patience = { readonly slips: number; readonly someAreEnough?: boolean };

/** More words than any name of a place has; the rest of a pasted text adds nothing. */
const mostWords = 8;
/** Longer than any word we know. */
const mostLetters = 50;

/** Names that begin with the text come first; if those are too few, names with a typing error. Never throws, whatever is typed. */
export function searchNames(index: NameIndex, text: string, options: SearchOptions): Entry[] {
  const typed = fold(text)
    .split(' ', mostWords)
    .map((word) => word.slice(0, mostLetters));
  if (typed[0] === '') return [];
  const found = new Map<string, Entry>();
  const look = (words: readonly string[], patience: Patience) => {
    if (found.size >= options.limit) return;
    for (const entry of bestOf(index, words, options, patience)) if (found.size < options.limit) found.set(entry.placeId, entry);
  };
  look(typed, { slips: 0 });
  // Many leave out the space, or put one where none is.
  const joined = [typed.join('')];
  if (typed.length > 1) look(joined, { slips: 0 });
  look(typed, { slips: 1 });
  if (typed.length > 1) look(joined, { slips: 1 });
  if (found.size === 0 && typed.length <= 3) look(typed, { slips: 2 });
  // `12 Herbert Macaulay Way, Yaba`: at least the part we know. Numbers and scraps of words identify nothing by themselves.
  const wholeWords = typed.filter((word) => /^\D{3,}$/.test(word));
  if (found.size === 0 && typed.length > 1) look(wholeWords, { slips: 0, someAreEnough: true });
  return [...found.values()];
}

function bestOf(index: NameIndex, typed: readonly string[], options: SearchOptions, patience: Patience): Entry[] {
  const fits = typed.map((word) => index.list.fits(word, patience.slips));
  const best = createBestFew<Entry>(options.limit);
  for (const name of patience.someAreEnough ? namesSaying(index, fits) : candidates(index, fits)) {
    if (!isWanted(name, options)) continue;
    const score = scoreOf(name, fits, patience);
    if (score > 0) best.add(name.entry, score);
  }
  return best.list();
}

/** Every typed word must match the name or its area, so that the names under the rarest word are enough to look at. */
function candidates({ within, around, countBefore }: NameIndex, fits: readonly Fits[]): ReadonlySet<Name> {
  const found = new Set<Name>();
  const sizes = fits.map((fit) => fit.sizeBy(countBefore));
  const rarest = fits[sizes.indexOf(Math.min(...sizes))];
  for (const word of rarest?.numbers() ?? []) {
    for (const name of within[word] ?? []) found.add(name);
    if (fits.length > 1) for (const region of around[word] ?? []) for (const name of region.names) found.add(name);
  }
  return found;
}

/** Names that one of the typed words is in as it stands: of a text that we do not know, half a word proves nothing. */
function namesSaying({ within }: NameIndex, fits: readonly Fits[]): ReadonlySet<Name> {
  const found = new Set<Name>();
  for (const fit of fits)
    for (const word of fit.numbers()) if (fit.of(word)?.share === 1) for (const name of within[word] ?? []) found.add(name);
  return found;
}

/** Zero when a typed word matches neither the name nor its area, unless some are enough, or when none matches the name. */
function scoreOf(name: Name, fits: readonly Fits[], { slips, someAreEnough }: Patience): number {
  let quality = 0;
  let letters = 0;
  let isFirst = false;
  for (const fit of fits) {
    const best = bestWord(name, fit);
    if (best.quality > 0) {
      quality += best.quality;
      letters += best.letters;
      isFirst ||= best.isFirst;
      continue;
    }
    const around = qualityAround(name, fit);
    if (around === 0 && !someAreEnough) return 0;
    quality += around;
  }
  if (letters === 0) return 0;
  // After a typing error the most similar name is meant, not the best known.
  const worth = slips > 0 ? name.worth / 2 : name.worth;
  return quality / fits.length + 0.6 * Math.min(1, letters / name.length) + (isFirst ? 0.25 : 0) + worth;
}

function bestWord({ words }: Name, fit: Fits): { quality: number; letters: number; isFirst: boolean } {
  let best = { quality: 0, letters: 0, isFirst: false };
  for (const { word, letters, isFirst } of words) {
    const here = fit.of(word);
    if (here && here.quality > best.quality) best = { quality: here.quality, letters: letters * here.share, isFirst };
  }
  return best;
}

function qualityAround({ region }: Name, fit: Fits): number {
  let best = 0;
  for (const word of region.words) best = Math.max(best, 0.6 * (fit.of(word)?.quality ?? 0));
  return best;
}

function isWanted({ entry }: Name, { countryCode }: SearchOptions): boolean {
  return countryCode === undefined || entry.countryCode === countryCode;
}
