import * as z from 'zod/mini';
import { idOf } from '../ids.ts';

/** The answer to every way of signing in. The refresh token travels apart, in an httpOnly cookie. */
export const signedIn = z.object({
  accessToken: z.string(),
  /** When the access token stops working. */
  expiresAt: z.iso.datetime(),
  userId: idOf('user'),
  sessionId: idOf('session'),
});

export type SignedIn = z.infer<typeof signedIn>;
