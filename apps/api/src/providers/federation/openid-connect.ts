import { email as mailbox } from '@waybill/contract/text';
import * as client from 'openid-client';
import * as z from 'zod';
import type { FederationPort } from './port.ts';

type OpenIdSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  /** Limit for the issuer. */
  readonly timeoutSeconds?: number;
};

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z
    .string()
    .refine((value) => mailbox.safeParse(value).success)
    .transform((value) => value.trim().toLowerCase()),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
});

export function createOpenIdFederation(settings: OpenIdSettings): FederationPort {
  let discovered: Promise<client.Configuration> | undefined;

  /** Asked once and remembered, but a failure is not: the issuer may be back for the next person. */
  function configuration(): Promise<client.Configuration> {
    const isPlainHttp = settings.issuer.startsWith('http:');
    discovered ??= client
      .discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
        timeout: settings.timeoutSeconds ?? 10,
        ...(isPlainHttp ? { execute: [client.allowInsecureRequests] } : {}),
      })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  }

  return {
    async begin() {
      const config = await configuration();
      const codeVerifier = client.randomPKCECodeVerifier();
      const attempt = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier };
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state: attempt.state,
        nonce: attempt.nonce,
      });
      return { address: address.href, attempt };
    },

    async finish(callback, attempt) {
      const config = await configuration();
      const tokens = await client.authorizationCodeGrant(config, callback, {
        pkceCodeVerifier: attempt.codeVerifier,
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        idTokenExpected: true,
      });
      const claims = claimsSchema.parse(tokens.claims());
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: claims.email,
        emailVerified: claims.email_verified,
        fullName: claims.name || claims.email.split('@')[0] || claims.email,
      };
    },
  };
}
