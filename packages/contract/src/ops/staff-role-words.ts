import type { StaffRole } from './staff-roles.ts';

type StaffRoleWords = { readonly title: string; readonly does: string };

/** A role as it is explained to whoever gives it. */
export const staffRoleWords: Readonly<Record<StaffRole, StaffRoleWords>> = {
  support: { title: 'Support', does: 'Answers people, closes reports, warns, restricts, suspends, settles disputes' },
  checks: { title: 'Checks', does: 'Looks at papers, and decides about them' },
  money: { title: 'Money', does: 'Payouts, money questions, corrections, the books, and disputes' },
  lead: { title: 'Lead', does: 'What support, checks and money do; lifts what was set on people, runs failed jobs again' },
  admin: { title: 'Admin', does: 'Everything, and who works here' },
};
