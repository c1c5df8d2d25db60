import type { DealView } from '@waybill/contract/chat/message-view';
import type { ImageView } from '@waybill/contract/files/image-view';
import type { Hold } from './outbox/after-failure.ts';

/** A picture of a message: one that the server has, or one that still waits here under an address of this page. */
export type ShownImage =
  | { readonly kind: 'stored'; readonly key: string; readonly image: ImageView }
  | { readonly kind: 'local'; readonly key: string; readonly url: string; readonly name: string };

/** A voice note: one that the server has, or one that still waits here. */
export type ShownVoice = { readonly key: string; readonly durationMs: number } & (
  | { readonly kind: 'stored' }
  | { readonly kind: 'local'; readonly url: string }
);

/**
 * `waiting`: written, and waits for the network or for those before it. `sending`: on its way. `refused`: the server
 * said no. `sent`, `delivered`, `read`: how far the other one has come; of the other one’s own messages always `sent`.
 */
export type MessageState = 'waiting' | 'sending' | 'refused' | 'sent' | 'delivered' | 'read';

export type ShownMessage = {
  /** The same before and after it is stored. */
  readonly key: string;
  /** Its number in the room; null while the server does not have it. */
  readonly seq: number | null;
  readonly mine: boolean;
  /** See `messageKinds`. */
  readonly kind: number;
  readonly text: string;
  readonly images: readonly ShownImage[];
  readonly voice: ShownVoice | null;
  readonly deal: DealView | null;
  readonly sentAt: string;
  readonly state: MessageState;
  /** The reason why it is not sent yet. */
  readonly hold?: Hold;
  /** Why it was refused, in the words of the server. */
  readonly problem?: string;
};
