/** Switches for tests and people while the sandbox runs. None outlives a restart. */
export type Switches = {
  webhookUrl: string | undefined;
  /** Webhooks are written down and wait to be sent by hand. */
  holdWebhooks: boolean;
  /** Payouts stay as they are. */
  holdSettlement: boolean;
};
