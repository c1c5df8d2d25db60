import * as z from 'zod/mini';

/** The position of a message in its room, as an address carries it. */
export const messageNumber = z.coerce
  .number('Please send a whole number')
  .check(z.int('Please send a whole number'), z.minimum(0));
