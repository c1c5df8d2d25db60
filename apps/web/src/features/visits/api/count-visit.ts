import { countVisit as call } from '@waybill/contract/visits/count-visit';

/** Says which page it was and nothing else: without token and cookie, so not by the client that has both. */
export function countVisit(path: string): void {
  const headers = { 'content-type': 'application/json' };
  fetch(`/api${call.path}`, {
    method: call.method,
    headers,
    body: JSON.stringify({ path }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {
    // One visit less; nobody waits for it.
  });
}
