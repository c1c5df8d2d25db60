import type { SignedIn } from '@waybill/contract/identity/session-view';
import type { SignedOutWhy } from './session-state.ts';

/** A message between the tabs of one browser about the session. */
export type TabMessage =
  /** A new tab: does anybody hold a token? */
  | { readonly type: 'ask' }
  /** Somebody signed in, or the token was renewed. */
  | { readonly type: 'session'; readonly session: SignedIn }
  | { readonly type: 'signed-out'; readonly why?: SignedOutWhy };

export type TabChannel = {
  readonly post: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
};

export function openTabChannel(): TabChannel {
  const channel = new BroadcastChannel('waybill.session');
  return {
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data)),
  };
}
