import * as z from 'zod/mini';
import { plusCodeIn } from '../places/plus-code.ts';
import { oneLine } from '../text.ts';

/** The longest of each, in characters: what a carrier reads at the gate, on a phone and in the sun. */
export const doorLengths = { landmark: 120, note: 160, words: 120 } as const;

/** What one sees from the road: “opposite the blue mosque”. May be empty, as the next one. */
export const landmark = oneLine(doorLengths.landmark, 'Please write the landmark');

/** What the sender asks of whoever brings it. */
export const carrierNote = oneLine(doorLengths.note, 'Please write the note');

/** What a carrier has said about a door. */
export const doorWords = oneLine(doorLengths.words, 'Please say it in one line');

/** A whole Plus Code, or the end of one near the area that is named beside it. It moves the spot there. */
export const typedPlusCode = z.optional(
  oneLine(40, 'Please enter a Plus Code').check(
    z.refine((text) => text === '' || plusCodeIn(text) !== undefined, 'That is not a Plus Code. They look like 6FR5G99H+2X'),
  ),
);
