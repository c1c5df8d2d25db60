import * as z from 'zod/mini';

/** The documents of a business, in the order in which they are asked for. */
export const documentKinds = {
  registration: 'Certificate of registration',
  address: 'Proof of address',
  representative: 'Representative’s ID',
} as const;

export const documentKind = z.enum(['registration', 'address', 'representative'], 'Please choose what this document is');
export type DocumentKind = z.infer<typeof documentKind>;

/** Without these a business has not finished signing up. */
export const requiredDocuments = ['registration', 'representative'] as const satisfies readonly DocumentKind[];

export const documentLimits = { bytes: 10 * 1024 * 1024, types: ['application/pdf', 'image/jpeg', 'image/png'] } as const;
