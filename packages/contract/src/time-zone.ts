import * as z from 'zod/mini';

/** The zone of our own days, and of people whose zone is not known. */
export const homeZone = 'Africa/Lagos';

const message = 'Please give the name of a time zone, like Africa/Lagos';

/**
 * A zone has several names (`Asia/Kolkata`, `Asia/Calcutta`): this is the one that every database knows. Nothing for what is
 * no zone, and for offsets like +01:00, which databases read the other way round.
 */
export function canonicalZone(name: string): string | undefined {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,49}$/.test(name)) return undefined;
  try {
    const canonical = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    return canonical.startsWith('SystemV/') ? undefined : canonical;
  } catch {
    return undefined;
  }
}

export const zoneName = z.string(message).check(z.refine((name) => canonicalZone(name) !== undefined, message));

/** In whose days a list, a chart or a statement is counted. */
export const timeZone = z._default(zoneName, homeZone);

/** “New York” for `America/New_York`. What is named after no place stays as it is. */
export function placeOfZone(name: string): string {
  return name.startsWith('Etc/') ? name : name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
