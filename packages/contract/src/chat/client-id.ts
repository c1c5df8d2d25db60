import * as z from 'zod/mini';

/** Made by the device before it sends: the same one again is the same message. */
export const clientId = z
  .string('Please send a client id')
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'A client id is a UUID'));
