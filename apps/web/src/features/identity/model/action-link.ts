import type { actionLinkMode } from '@waybill/contract/identity/inspect-action-link';
import type * as z from 'zod/mini';

export type ActionLinkMode = z.infer<typeof actionLinkMode>;
export type ActionLink = { readonly mode: ActionLinkMode; readonly oobCode: string };

const modes: readonly string[] = ['verifyEmail', 'resetPassword', 'recoverEmail'] satisfies ActionLinkMode[];
const key = 'waybill.action-link';

/** Reads the query of an emailed link; undefined where something is missing. */
export function readActionLink(search: string): ActionLink | undefined {
  const query = new URLSearchParams(search);
  return toActionLink({ mode: query.get('mode'), oobCode: query.get('oobCode') });
}

/** Kept for this tab, so that a reload still knows the link after it is gone from the address bar. */
export function storeActionLink(store: Storage, link: ActionLink): void {
  store.setItem(key, JSON.stringify(link));
}

export function storedActionLink(store: Storage): ActionLink | undefined {
  try {
    return toActionLink(JSON.parse(store.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function forgetActionLink(store: Storage): void {
  store.removeItem(key);
}

function toActionLink(value: unknown): ActionLink | undefined {
  if (typeof value !== 'object' || value === null || !('mode' in value) || !('oobCode' in value)) return undefined;
  const { mode, oobCode } = value;
  return isMode(mode) && typeof oobCode === 'string' && oobCode !== '' ? { mode, oobCode } : undefined;
}

function isMode(value: unknown): value is ActionLinkMode {
  return typeof value === 'string' && modes.includes(value);
}
