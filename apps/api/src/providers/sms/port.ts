/** Carries a short text to a phone. Rejects when the provider refused it or could not be asked. */
export type SmsPort = { send(message: { readonly to: string; readonly text: string }): Promise<void> };
