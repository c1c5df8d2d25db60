type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type StoredKey = { readonly about: string; readonly key: string; readonly madeAt: number };

export type KeyOptions = {
  /** The lifetime of a key; without it, it lasts as long as the tab. */
  readonly lastsMs?: number;
  readonly now?: number;
};

/** Asking for a payment page again moves no money, and providers close theirs after a while. */
export const paymentPageLastsMs = 30 * 60_000;

const nameOf = (form: string) => `waybill.request.${form}`;

/**
 * The idempotency key of a request that moves money. The same request keeps its key, over a reload and after a lost
 * answer, so that it happens once; as soon as anything in it changes it is another request with a key of its own.
 */
export function requestKey(
  store: KeyStore,
  form: string,
  about: unknown,
  { lastsMs, now = Date.now() }: KeyOptions = {},
): string {
  const wanted = JSON.stringify(about);
  const stored = read(store, form);
  const isFresh = lastsMs === undefined || (stored && now - stored.madeAt < lastsMs);
  if (stored && stored.about === wanted && isFresh) return stored.key;
  const key = newKey();
  const next: StoredKey = { about: wanted, key, madeAt: now };
  store.setItem(nameOf(form), JSON.stringify(next));
  return key;
}

/** Ends a request that happened, or never will: the next one is another, even if it looks the same. */
export function forgetRequestKey(store: KeyStore, form: string): void {
  store.removeItem(nameOf(form));
}

function read(store: KeyStore, form: string): StoredKey | undefined {
  try {
    const stored: unknown = JSON.parse(store.getItem(nameOf(form)) ?? 'null');
    return isStoredKey(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isStoredKey(value: unknown): value is StoredKey {
  return (
    typeof value === 'object' &&
    value !== null &&
    'about' in value &&
    typeof value.about === 'string' &&
    'key' in value &&
    typeof value.key === 'string' &&
    'madeAt' in value &&
    typeof value.madeAt === 'number'
  );
}

/** A key for a request that is stored elsewhere. Not randomUUID, which insecure origins do not have. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
