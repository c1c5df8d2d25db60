import { redeemFederatedTicket } from '@waybill/contract/identity/redeem-federated-ticket';
import type { Visitor } from './visitor.ts';

/** An account at the sign-in provider. */
export type ProviderPerson = { readonly name: string; readonly email: string; readonly emailVerified: boolean };

/** From our start page to the provider and through its account picker; answers the address the browser is sent back to. */
export async function visitProvider(visitor: Visitor, who: ProviderPerson | 'cancel'): Promise<URL> {
  const picker = await follow(visitor, addressIn(await visitor.request('/api/auth/federated/start')));
  const answer =
    who === 'cancel'
      ? { at: `${picker.href}/cancel`, form: {} }
      : { at: picker.href, form: { name: who.name, email: who.email, ...(who.emailVerified ? { emailVerified: 'true' } : {}) } };
  const posted = await visitor.request(answer.at, { method: 'POST', body: new URLSearchParams(answer.form) });
  return follow(visitor, addressIn(posted, picker));
}

/** Follows redirects until a page is shown or the provider lets the browser go. */
async function follow(visitor: Visitor, start: URL): Promise<URL> {
  let address = start;
  while (address.origin === start.origin) {
    const response = await visitor.request(address.href);
    if (response.status < 300 || response.status >= 400) return address;
    address = addressIn(response, address);
  }
  return address;
}

function addressIn(response: Response, base?: URL): URL {
  return new URL(response.headers.get('location') ?? '', base);
}

/** Opens the address the provider sent the browser back to; answers what our page gets behind the #. */
export async function returnWith(visitor: Visitor, callback: URL): Promise<{ ticket: string; error: string }> {
  const response = await visitor.request(`${callback.pathname}${callback.search}`);
  const location = response.headers.get('location') ?? '';
  if (response.status !== 302 || !location.startsWith('/login/federated#'))
    throw new Error(`The callback led to ${response.status} ${location} ${await response.text()}`);
  const fragment = new URLSearchParams(location.slice(location.indexOf('#') + 1));
  return { ticket: fragment.get('ticket') ?? '', error: fragment.get('error') ?? '' };
}

/** The whole way: provider, callback, and what the ticket turns out to be worth. */
export async function signInThroughProvider(visitor: Visitor, who: ProviderPerson) {
  const { ticket } = await returnWith(visitor, await visitProvider(visitor, who));
  return (await visitor.call(redeemFederatedTicket, { body: { ticket } })).result;
}
