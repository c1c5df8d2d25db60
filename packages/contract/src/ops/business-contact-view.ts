import * as z from 'zod/mini';

/** A business as staff need it: what it is, who speaks for it, and how both are reached. */
export const businessContactView = z.object({
  businessName: z.string(),
  businessEmail: z.string(),
  businessPhoneNumber: z.string(),
  businessWebsite: z.string(),
  /** Null until it is given. */
  businessRepName: z.nullable(z.string()),
  businessRepRole: z.nullable(z.string()),
  businessRepCity: z.nullable(z.string()),
  businessRepCountry: z.string(),
  /** The phone that signs in, and whether a code has proven it. */
  phoneNumber: z.nullable(z.string()),
  phoneVerified: z.boolean(),
});

export type BusinessContactView = z.infer<typeof businessContactView>;
