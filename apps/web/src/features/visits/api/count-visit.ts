import { countVisit } from '@waybill/contract/visits/count-visit';

/** Says which page it was and nothing else: without token and cookie, so not by the client that has both. */
export function sendVisit(path: string): void {
  const headers = { 'content-type': 'application/json' };
  fetch(`/api${countVisit.path}`, {
    method: countVisit.method,
    headers,
    body: JSON.stringify({ path }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {
    // One visit less; nobody waits for it.
  });
}
