import { refuseWhileHeld } from '../platform/db/held-connection.ts';
import { inProviderSpan } from './provider-span.ts';
import { ProviderUnavailable } from './provider-unavailable.ts';

export type ProviderAnswer = { readonly status: number; readonly body: unknown };

/** Long enough for a slow provider; shorter than we let anybody wait, or hold a claim. */
export const providerTimeoutMs = 12_000;

/**
 * Sends one request to a provider and reads its JSON. A failure (down, slow, 5xx, 429, a page instead of JSON) rejects with
 * ProviderUnavailable; its words hold no body, which may hold anything.
 */
export async function askProvider(provider: string, address: string, init: RequestInit): Promise<ProviderAnswer> {
  refuseWhileHeld(`${provider} was asked`);
  let response: Response;
  let text: string;
  try {
    response = await inProviderSpan(provider, () => fetch(address, { redirect: 'error', ...init }));
    text = await response.text();
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new ProviderUnavailable(provider, isLate ? 'no answer in time' : 'no answer');
  }
  if (response.status >= 500 || response.status === 429) throw new ProviderUnavailable(provider, `status ${response.status}`);
  const body = parseJson(text);
  if (body === undefined) throw new ProviderUnavailable(provider, `status ${response.status} without JSON`);
  return { status: response.status, body };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
