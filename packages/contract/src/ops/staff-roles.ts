/** What each of our own people does here. An admin alone brings in staff, changes what they do, and ends it. */
export const staffRoles = ['support', 'checks', 'money', 'lead', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** How a role is called, with its article where it takes one. */
export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  support: 'in support',
  checks: 'in checks',
  money: 'in money',
  lead: 'a lead',
  admin: 'an admin',
};
