import * as z from 'zod';

const message = z.object({ id: z.number(), content: z.string(), isOurs: z.boolean(), at: z.iso.datetime() });
const contact = z.object({
  identifier: z.string(),
  name: z.string(),
  email: z.string(),
  /** The token that the widget sends from then on instead of the proof. */
  token: z.string(),
  messages: z.array(message),
});
export type Contact = z.infer<typeof contact>;

export const chatwootState = z.object({ contacts: z.array(contact) });
export type ChatwootState = z.infer<typeof chatwootState>;

export const mostContacts = 200;
export const mostMessages = 200;
