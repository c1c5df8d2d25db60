/** Sent with the id of a business: this call is made for it, by one of its members. */
export const actingForHeader = 'Acting-For';
