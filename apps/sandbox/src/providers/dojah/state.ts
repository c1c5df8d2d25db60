import * as z from 'zod';

export const verificationStatuses = ['Ongoing', 'Pending', 'Completed', 'Failed', 'Abandoned'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

const verification = z.object({
  reference: z.string(),
  status: z.enum(verificationStatuses),
  /** The face on the document was another one. */
  isOtherFace: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Verification = z.infer<typeof verification>;

export const dojahState = z.object({ verifications: z.array(verification) });
export type DojahState = z.infer<typeof dojahState>;

export const mostKept = 500;
