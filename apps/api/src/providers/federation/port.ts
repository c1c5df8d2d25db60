/** Values that the browser must bring back for the answer to be believed. Stored in a signed cookie, not here. */
export type FederationAttempt = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

export type FederatedPerson = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly fullName: string;
};

/** Sign-in with an OpenID Connect issuer: code flow with PKCE. */
export type FederationPort = {
  begin(): Promise<{ readonly address: string; readonly attempt: FederationAttempt }>;
  /** Rejects when the answer is not to the attempt, is forged, or the person gave up. */
  finish(callback: URL, attempt: FederationAttempt): Promise<FederatedPerson>;
};
