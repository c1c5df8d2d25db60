import type { QueryKey } from '@tanstack/react-query';
import { type CacheEntry, maxAgeMs } from './cache-store.ts';

type Kind = { readonly kind: string; readonly begins: readonly unknown[]; readonly most: number };

/** The queries that are stored for a start without network, and how many of each: the ones seen last. No others are. */
const kinds: readonly Kind[] = [
  { kind: 'feed', begins: ['timeline', 'feed'], most: 4 },
  { kind: 'glance', begins: ['timeline', 'glance'], most: 4 },
  { kind: 'item', begins: ['timeline', 'item'], most: 20 },
  { kind: 'orders', begins: ['orders', 'list'], most: 8 },
  { kind: 'order', begins: ['orders', 'one'], most: 20 },
  { kind: 'negotiations', begins: ['orders', 'active-negotiations'], most: 1 },
  { kind: 'rooms', begins: ['chat', 'rooms', ''], most: 1 },
  { kind: 'room', begins: ['chat', 'room'], most: 12 },
  { kind: 'messages', begins: ['kept', 'messages'], most: 12 },
  { kind: 'notifications', begins: ['notifications'], most: 3 },
  { kind: 'unseen', begins: ['unseen'], most: 1 },
  { kind: 'balances', begins: ['wallet', 'balances'], most: 1 },
];

/** Of a business that somebody rides for: their day, and its parcels. Nothing else of it stays on a phone. */
const kindsOfDay: readonly Kind[] = [
  { kind: 'day', begins: ['orders', 'today'], most: 2 },
  { kind: 'parcel-of-day', begins: ['orders', 'one'], most: 120 },
];

/** Secrets that are never stored, wherever they stand: whoever finds a phone must not get a parcel or a session with it. */
const secrets: ReadonlySet<string> = new Set(['pickupCode', 'handoverCode', 'returnCode', 'accessToken', 'refreshToken']);

const mostCharacters = 1_500_000;
/** One answer that is longer would push out all the others. */
const mostOfOne = 200_000;

export function messagesKey(roomId: string): QueryKey {
  return ['kept', 'messages', roomId];
}

export function nameOf(key: QueryKey): string {
  return JSON.stringify(key);
}

/** The room whose messages these are; undefined for anything else. */
export function roomOf(key: QueryKey): string | undefined {
  return key[0] === 'kept' && typeof key[2] === 'string' ? key[2] : undefined;
}

function kindOf(key: QueryKey, businessId?: string): string | undefined {
  return (businessId === undefined ? kinds : kindsOfDay).find(({ begins }) => begins.every((part, index) => key[index] === part))
    ?.kind;
}

/** Something that people read, not merely a number beside a bell. */
export function isRead(key: QueryKey): boolean {
  const kind = kindOf(key) ?? kindOf(key, 'any');
  return kind !== undefined && kind !== 'unseen';
}

/** An answer as it is cached; undefined for what is not. Of a long list the first page: what stood there when it was opened. */
export function toEntry(key: QueryKey, data: unknown, at: number, businessId?: string): CacheEntry | undefined {
  const kind = kindOf(key, businessId);
  if (kind === undefined || data === undefined) return undefined;
  const text = JSON.stringify({ key, data: firstPage(data) }, (name, value) => (secrets.has(name) ? null : value));
  return text.length > mostOfOne
    ? undefined
    : { name: nameOf(businessId === undefined ? key : [businessId, ...key]), kind, text, at, ...(businessId && { businessId }) };
}

function firstPage(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !('pageParams' in data)) return data;
  const { pages, pageParams } = data;
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data;
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

type Restored = { readonly key: QueryKey; readonly data: unknown; readonly at: number };

/** Restores a stored entry; undefined if it cannot be read, must not be shown any more, or was seen in another name. */
export function fromEntry(entry: CacheEntry, now: number, businessId?: string): Restored | undefined {
  const { text, at } = entry;
  if (now - at > maxAgeMs || entry.businessId !== businessId) return undefined;
  try {
    const { key, data } = JSON.parse(text);
    return Array.isArray(key) && data !== undefined && kindOf(key, businessId) !== undefined ? { key, data, at } : undefined;
  } catch {
    return undefined;
  }
}

/** The names of what has no place any more: too old, more than enough of its kind, or more than this browser should hold. */
export function outgrown(entries: readonly CacheEntry[], now: number): string[] {
  const counts = new Map<string, number>();
  let length = 0;
  return [...entries]
    .sort((one, other) => other.at - one.at)
    .filter(({ kind, text, at }) => {
      const most = [...kinds, ...kindsOfDay].find((known) => known.kind === kind)?.most ?? 0;
      const count = (counts.get(kind) ?? 0) + 1;
      const stays = count <= most && now - at <= maxAgeMs && length + text.length <= mostCharacters;
      if (stays) {
        counts.set(kind, count);
        length += text.length;
      }
      return !stays;
    })
    .map(({ name }) => name);
}
