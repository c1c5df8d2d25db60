import { fold } from '@waybill/contract/fold';
import type { Place } from '@waybill/contract/places/place';
import type { PlaceFound } from '@waybill/contract/places/search-places';
import { searchPlaces } from '../places/index.ts';

export type Found = { readonly place: Place } | { readonly message: string; readonly places: readonly Place[] };

type Words = { readonly address: string; readonly area: string; readonly state: string };

/** Places that may be meant, for somebody to choose from. */
const mostChoices = 4;

/** Finds places by what rows say, in our own book: nobody is asked over the network. The same words are looked up once. */
export function createRowPlaces(countryCode: string) {
  const known = new Map<string, readonly PlaceFound[]>();
  const look = (text: string): readonly PlaceFound[] => {
    const found = known.get(text) ?? searchPlaces(text, { countryCode, limit: 8 }).filter(isTown);
    known.set(text, found);
    return found;
  };
  return (words: Words): Found => findPlace(look, words);
}

/** A door is in a town or a part of one. */
function isTown({ kind }: PlaceFound): boolean {
  return kind !== 'country' && kind !== 'state' && kind !== 'street';
}

function findPlace(look: (text: string) => readonly PlaceFound[], { address, area, state }: Words): Found {
  const asked = textsOf(address, area);
  const inState = (found: readonly PlaceFound[]) => {
    const wanted = stateWords(state);
    return wanted === '' ? found : found.filter((one) => stateWords(one.state) === wanted);
  };
  for (const text of asked) {
    const exact = inState(look(text)).filter((found) => isExactly(found, text));
    const [only] = exact;
    if (only && new Set(exact.filter(sameName(only)).map((one) => stateWords(one.state))).size === 1)
      return { place: placeOf(only) };
    if (only)
      return {
        message: `There is more than one ${only.name}. Which one is it?`,
        places: choicesOf(exact),
      };
  }
  const named = area || asked[0] || '';
  const near = choicesOf(asked.flatMap((text) => inState(look(text))));
  if (named === '') return { message: 'Please name the area or town that it goes to', places: [] };
  const where = state === '' ? '' : ` in ${state}`;
  return {
    message:
      near.length > 0
        ? `We do not know “${named}”${where}. Is it one of these?`
        : `We do not know “${named}”${where}. Please choose its area`,
    places: near,
  };
}

/** A district and the local government around it may have one name: what reads alike is one choice. */
function choicesOf(found: readonly PlaceFound[]): readonly Place[] {
  return [...new Map(found.toReversed().map((one) => [one.label, one])).values()].toReversed().slice(0, mostChoices).map(placeOf);
}

/**
 * Texts to look for, the most exact first. With an area named: parts of the address within it, and itself. Else the ends of the address
 * without its first part, which is the street, and that at last.
 */
function textsOf(address: string, area: string): string[] {
  const parts = address
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter((part) => part !== '' && fold(part) !== 'nigeria');
  const behindStreet = parts.slice(1);
  const named = area.replaceAll(',', ' ');
  if (named !== '') return [...behindStreet.slice(0, 2).map((part) => `${part} ${named}`), named];
  const tails = behindStreet.map((_, index) => behindStreet.slice(index).join(' '));
  const alone = behindStreet.slice(0, -1).reverse();
  return [...tails.slice(0, 3), ...alone.slice(0, 1), ...parts.slice(0, 1)];
}

/** Every word typed is one of the place or of the region it lies in, and the first is its own. */
function isExactly(found: PlaceFound, text: string): boolean {
  const own = wordsOf(found.name);
  const around = new Set([...own, ...wordsOf(`${found.label} ${found.detail} ${found.state} ${found.city} state`)]);
  const typed = wordsOf(text);
  return typed.every((word) => around.has(word)) && own.every((word) => typed.includes(word) || word === 'state');
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function sameName(one: PlaceFound) {
  return (other: PlaceFound) => fold(other.name) === fold(one.name);
}

/** `Lagos State` is `lagos`; the capital has three names. */
function stateWords(state: string): string {
  const words = wordsOf(state)
    .filter((word) => word !== 'state')
    .join(' ');
  return ['fct', 'abuja', 'abuja fct', 'fct abuja', 'federal capital territory'].includes(words) ? 'fct' : words;
}

function placeOf({ label, latitude, longitude, countryCode, state, city, placeId }: PlaceFound): Place {
  return { label, latitude, longitude, countryCode, state, city, placeId };
}
