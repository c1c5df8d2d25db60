/** Where this browser keeps what somebody entered without network. */
export const claimsKey = (userId: string) => `waybill.claims.${userId}`;

/** Told to this page whenever that changes. */
export const claimsChanged = 'waybill.claims-changed';
