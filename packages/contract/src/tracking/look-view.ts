import * as z from 'zod/mini';
import { idOf } from '../ids.ts';

/** How the tracking pages of somebody’s parcels look to whoever opens them. All of it is public. */
export const lookView = z.object({
  /** Whether the pages have it; without it they look like our own. */
  isShown: z.boolean(),
  shopName: z.string(),
  /** The public id of its picture, and where it is. */
  logo: z.nullable(idOf('image')),
  logoUrl: z.nullable(z.string()),
  /** `#rrggbb`. As text it is drawn as much darker or lighter as can be read. */
  colour: z.string(),
  /** These three may be empty. */
  website: z.string(),
  phoneNumber: z.string(),
  whatsappNumber: z.string(),
  /** Names the shop in the line that puts a search box into its own site. */
  username: z.string(),
});

export type LookView = z.infer<typeof lookView>;
