import { inSpan } from '../platform/tracing/trace.ts';

/** One call to a third party, by its name: addresses hold keys and people. */
export function inProviderSpan<T>(provider: string, ask: () => Promise<T>): Promise<T> {
  return inSpan(() => ({ name: `provider ${provider}`, kind: 'client', attributes: { 'peer.service': provider } }), ask);
}
