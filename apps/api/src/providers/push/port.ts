/** A browser of one person, as the browser itself describes it: its address, and the keys to encrypt with. */
export type PushSubscription = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** Target of a tap, within the product: `/orders`. */
  readonly url: string;
  /** A newer message with the same tag takes the place of the older one. */
  readonly tag: string;
  /** After this it is no use to anybody: a browser that is reached later does not show it. */
  readonly until?: Date;
};

/** Rings a browser that is closed. */
export type PushPort = {
  /** The key that browsers subscribe with: messages under any other are refused. */
  readonly publicKey: string;
  /** Reads what a browser handed in. Answers undefined for what is no subscription, or leads where we do not send. */
  read(token: string): PushSubscription | undefined;
  /** `gone`: the browser is no longer there, and never comes back under this subscription. Rejects on trouble. */
  send(subscription: PushSubscription, message: PushMessage): Promise<'sent' | 'gone'>;
};
