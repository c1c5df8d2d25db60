/** What tests and people can turn while the sandbox runs. Nothing of it outlives a restart. */
export type Switches = {
  /** Where the vendor sends its webhooks. */
  webhookUrl: string | undefined;
  /** Webhooks are written down and wait to be sent by hand. */
  holdWebhooks: boolean;
  /** Payouts stay as they are. */
  holdSettlement: boolean;
};
