import * as z from 'zod/mini';
import { countryCode, line } from '../text.ts';

function degrees(limit: number) {
  const message = 'Please choose a place from the list';
  return z.number(message).check(z.minimum(-limit, message), z.maximum(limit, message));
}

export const placeLimits = { label: 200, name: 120 } as const;

const name = z
  .string('Please choose a place from the list')
  .check(z.trim(), z.maxLength(placeLimits.name, 'That name is too long'));

/** The position of an address: its `Json` companion. Chosen from a search for places, never typed. */
export const place = z.strictObject({
  /** The usual short name: `Yaba, Lagos`. */
  label: line(placeLimits.label, 'a place from the list'),
  latitude: degrees(90),
  longitude: degrees(180),
  countryCode,
  /** May be empty, as the next one: not every country has states, and a state is no city. */
  state: name,
  city: name,
  placeId: z.optional(z.string().check(z.maxLength(300, 'That is not a place we know'))),
});

export type Place = z.infer<typeof place>;

/** A place, as an object or as the JSON text of one, with or without the other fields of a search result. */
export const addressJson = z.pipe(
  z.transform((value: unknown) => {
    const sent = typeof value === 'string' ? parsed(value) : value;
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
    return Object.fromEntries(
      Object.entries(sent).filter(([field, content]) => !found.includes(field) && (field !== 'placeId' || content)),
    );
  }),
  place,
);

const found = ['name', 'detail', 'kind'];

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
