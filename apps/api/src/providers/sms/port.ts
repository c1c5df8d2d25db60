/** An answer to a text of ours, and its number (`+234803…`). */
type SmsAnswer = { readonly from: string; readonly text: string };

/** Carries a short text to a phone. Rejects when the provider refused it or could not be asked. */
export type SmsPort = {
  send(message: { readonly to: string; readonly text: string }): Promise<void>;
  /**
   * The content of a webhook: an answer, or something else. Undefined when its signature does not fit; missing where no secret is
   * set to check it with.
   */
  readAnswer?(body: Buffer, signature: string | undefined): SmsAnswer | 'unknown' | undefined;
};
