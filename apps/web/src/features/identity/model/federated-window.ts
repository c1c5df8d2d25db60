/** A message between the window of a federated sign-in and the page that opened it. */
export type FederatedMessage =
  | { readonly type: 'arrived'; readonly ticket: string }
  | { readonly type: 'failed'; readonly error: string }
  /** “I take it from here”: the window may close. */
  | { readonly type: 'taken' };

export const federatedStart = '/api/auth/federated/start';

const channelName = 'waybill.federated';
const startedKey = 'waybill.federated-started-at';
const goodForMs = 15 * 60_000;

export function openFederatedChannel(): BroadcastChannel {
  return new BroadcastChannel(channelName);
}

/** Written down when this browser asks for a sign-in, read when one comes back. */
export function noteFederatedStart(store: Storage, now: number): void {
  store.setItem(startedKey, String(now));
}

/** A ticket nobody here asked for is somebody else’s: following such a link must not sign you in as them. */
export function wasStartedHere(store: Storage, now: number): boolean {
  const startedAt = Number(store.getItem(startedKey) ?? 0);
  return now - startedAt < goodForMs;
}

export type FederatedReturn = { readonly ticket: string } | { readonly error: string };

/** Reads `#ticket=…` or `#error=…`. */
export function readFederatedReturn(fragment: string): FederatedReturn {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const ticket = values.get('ticket');
  return ticket ? { ticket } : { error: values.get('error') ?? 'nothing_came_back' };
}

/** The sentence for an error that the server put behind the # of the return address. */
export function federatedErrorText(error: string): string {
  if (error === 'provider_unavailable')
    return 'The other account’s sign-in page did not answer. Try again, or use your password.';
  if (error === 'cancelled') return 'You stopped the sign-in with your other account. Nothing was changed.';
  if (error === 'not_started_here') return 'That sign-in was not started in this browser, so we did not use it.';
  return 'The sign-in with your other account did not go through. Try again, or use your password.';
}
