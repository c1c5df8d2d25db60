/** Settings with which a browser opens the provider’s window. Nothing of it is secret. */
export type CheckWidget = {
  readonly scriptUrl: string;
  readonly appId: string;
  readonly publicKey: string;
  readonly widgetId: string;
};

/** `ongoing`: still in the window; `pending`: handed in, under review; `unknown`: not known to the provider. */
export type CheckReport = {
  readonly state: 'unknown' | 'ongoing' | 'pending' | 'completed' | 'failed' | 'abandoned';
  /** Of a failed check, where the provider reports it. */
  readonly isOtherFace: boolean;
};

/** A provider that checks identities. Rejects with ProviderUnavailable when it cannot be asked. */
export type IdentityCheckPort = {
  readonly widget: CheckWidget;
  findCheck(reference: string): Promise<CheckReport>;
  /** The reference in a webhook, or undefined when its signature does not fit its bytes. It only says where to look. */
  readEvent(body: Buffer, signature: string | undefined): { readonly reference: string } | 'unknown' | undefined;
};
