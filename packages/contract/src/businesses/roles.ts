/** What somebody is in a business beside its owner, who is the account of the business itself. */
export const memberRoles = ['manager', 'dispatcher', 'rider', 'accountant'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Members who can be given a parcel to carry. */
export const ridingRoles: readonly MemberRole[] = ['rider', 'dispatcher', 'manager'];

/** Roles that a manager may give and take away; every other role is the owner’s to give. */
export const rolesOfManagers: readonly MemberRole[] = ['rider'];

/** An invitation that nobody answers ends after so many days. */
export const invitationDays = 7;
/** Invitations of one business that may wait at a time. */
export const mostInvitations = 50;
/** The longest reason with which a rider declines. */
export const longestDeclineReason = 200;
