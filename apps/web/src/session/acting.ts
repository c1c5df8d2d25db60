import type { MemberRole } from '@waybill/contract/businesses/roles';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { clearCache } from './offline/cache-key.ts';
import { paths } from './paths.ts';

/** For whom somebody acts in this browser, beside themselves. */
export type Acting = {
  readonly personId: string;
  readonly businessId: string;
  readonly businessName: string;
  readonly role: MemberRole;
};

/** Names, in an address, the business in whose name it is meant to be opened, as in those of notifications. */
export const businessParameter = 'as';

const key = 'waybill.acting';
const endedKey = 'waybill.acting-ended';

let chosen = import.meta.env.SSR ? undefined : read();
let businessUser: OwnUser | undefined;

/** The business that this page acts for. It stays the same as long as the page is open: whoever changes it begins anew. */
export function acting(): Acting | undefined {
  return chosen;
}

/** Whether one talks to customers, searches and hears what is new: for oneself, or in the office of the business. */
export function isInOffice(): boolean {
  return chosen?.role !== 'rider' && chosen?.role !== 'accountant';
}

/** Who the app is drawn for: the business that somebody acts for, else the person themselves. */
export function actingUser(person: OwnUser): OwnUser {
  return chosen?.personId === person.id && businessUser ? businessUser : person;
}

export function keepBusinessUser(user: OwnUser): void {
  businessUser = user;
}

/** Acts for a business from now on, or for oneself. The page begins anew: nothing of the one may be seen as the other. */
export function actFor(next: Acting | undefined, href: string = next ? paths.orders : paths.dashboard): void {
  if (next) localStorage.setItem(key, JSON.stringify(next));
  else localStorage.removeItem(key);
  location.assign(href);
}

/** Their role as the server knows it now: whoever was made something else sees other pages, and whoever was let go none. */
export function keepRole(role: MemberRole | undefined): void {
  if (!chosen || role === chosen.role) return;
  if (role === undefined) {
    actingEnded();
    return;
  }
  localStorage.setItem(key, JSON.stringify({ ...chosen, role }));
  location.reload();
}

/** Somebody else, or nobody, is here now, on this page, too. */
export function forgetActing(exceptOf?: string): void {
  if (exceptOf === undefined || chosen?.personId !== exceptOf) {
    chosen = undefined;
    businessUser = undefined;
  }
  if (read()?.personId !== exceptOf || exceptOf === undefined) localStorage.removeItem(key);
}

/** The server says that this is over: the next page says so. */
export function actingEnded(): void {
  if (!chosen) return;
  sessionStorage.setItem(endedKey, chosen.businessName);
  // Whatever this phone kept of the business goes with it.
  clearCache();
  actFor(undefined);
}

/** The business that somebody acted for until a moment ago, once. */
export function takeEnded(): string | undefined {
  const name = sessionStorage.getItem(endedKey) ?? undefined;
  sessionStorage.removeItem(endedKey);
  return name;
}

/** What is about oneself, whomever one acts for. */
const ownPaths = /^\/(auth|otp|push|memberships|join|support|users\/presence)(\/|$)/;

/** Riders and accountants hear of what is theirs on their own line; the others on that of the business. */
export function hearsForBusiness(): boolean {
  return chosen !== undefined && chosen.role !== 'rider' && chosen.role !== 'accountant';
}

type Named = { readonly path: string };

/** The business in whose name a call is made. */
export function businessFor({ path }: Named, params: Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (!chosen || ownPaths.test(path)) return undefined;
  if (path === '/realtime' && !hearsForBusiness()) return undefined;
  return path === '/users/{uid}' && params?.uid === chosen.personId ? undefined : chosen.businessId;
}

if (!import.meta.env.SSR)
  addEventListener('storage', (event) => {
    // Another tab acts for somebody else now, and so does this one.
    if (event.key === key && event.newValue !== event.oldValue) location.assign(paths.dashboard);
  });

function read(): Acting | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isActing(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isActing(value: unknown): value is Acting {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['personId', 'businessId', 'businessName', 'role'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
