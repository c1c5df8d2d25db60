import type { AttemptFault } from '@waybill/contract/webhooks/delivery-view';

export type WebhookRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Gives up at once, because the program ends. */
  readonly signal: AbortSignal;
};

/** What came of one request. */
export type WebhookAnswer = {
  /** Null where nothing was answered. */
  readonly status: number | null;
  readonly ms: number;
  /** Null where it was taken: any status of 200 to 299, and nothing else. */
  readonly fault: AttemptFault | null;
  /** The beginning of the answer’s body. */
  readonly answer: string;
  /** The pause that the answer asks for. */
  readonly retryAfterSeconds: number | null;
};

/** Posts to addresses that strangers have named. Whatever they do there, it answers, and soon. */
export type WebhookSenderPort = {
  send(request: WebhookRequest): Promise<WebhookAnswer>;
  /** What speaks against an address now; it is asked again at each request. Null where nothing does. */
  judge(url: string): Promise<'address-unknown' | 'address-forbidden' | null>;
};
