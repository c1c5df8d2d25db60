type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Kept = { readonly about: string; readonly key: string; readonly madeAt: number };

export type KeyOptions = {
  /** How long a key is good for; without it, for as long as the tab. */
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
  const kept = read(store, form);
  const isFresh = lastsMs === undefined || (kept && now - kept.madeAt < lastsMs);
  if (kept && kept.about === wanted && isFresh) return kept.key;
  const key = newKey();
  const next: Kept = { about: wanted, key, madeAt: now };
  store.setItem(nameOf(form), JSON.stringify(next));
  return key;
}

/** It happened, or it never will: the next request is another one, even if it looks the same. */
export function forgetRequestKey(store: KeyStore, form: string): void {
  store.removeItem(nameOf(form));
}

function read(store: KeyStore, form: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(store.getItem(nameOf(form)) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(value: unknown): value is Kept {
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

/** For a request that is kept elsewhere. Not randomUUID, which insecure origins do not have. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
