import type { ApiClient } from './api-client.ts';

// A page talks to one server for one person, so it has one client; features take it from here and never make their own.
let current: ApiClient | undefined;

/** Called once at the start of the app, and by tests with a client of their own. */
export function provideClient(client: ApiClient): void {
  current = client;
}

export function api(): ApiClient {
  if (!current) throw new Error('The app has not provided its API client yet');
  return current;
}

// The dialog that asks for a fresh proof of identity. Undefined on pages where no call needs one.
let asker: (() => Promise<boolean>) | undefined;

/** From now on this asks, until the function that comes back is called. */
export function provideAsker(ask: () => Promise<boolean>): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

export async function askAgain(): Promise<boolean> {
  return (await asker?.()) ?? false;
}
