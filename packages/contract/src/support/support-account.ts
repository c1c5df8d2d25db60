/** The account that staff answer as: the same everywhere. Nobody signs in with it. */
export const supportAccount = {
  id: 'usr_00000000000000000000000001',
  username: 'waybill.support',
  fullName: 'Waybill support',
} as const;
