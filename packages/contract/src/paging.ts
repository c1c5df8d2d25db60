import * as z from 'zod/mini';

const whole = (maximum: number, message: string) =>
  z.coerce.number(message).check(z.int(message), z.minimum(0, message), z.maximum(maximum, message));

/** Items in one answer of a list at most. */
export const largestPage = 50;
const limitMessage = `From 1 to ${largestPage}`;

/** Every list is paged: `limit` and `skip` as the specification has them, or the opaque `cursor` of the last page. */
export const pageQuery = {
  limit: z._default(whole(largestPage, limitMessage).check(z.minimum(1, limitMessage)), 20),
  skip: z._default(whole(10_000, 'From 0 to 10,000; use the cursor to go deeper'), 0),
  cursor: z.optional(
    z.string().check(z.maxLength(200, 'That is not a cursor of ours'), z.regex(/^[\w-]+$/, 'That is not a cursor of ours')),
  ),
};

export function page<T extends z.core.$ZodType>(item: T) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}
