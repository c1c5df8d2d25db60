import { mayInConsole, staffRoleTable } from '@waybill/contract/ops/staff-role-table';
import { staffRoles } from '@waybill/contract/ops/staff-roles';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../src/app.ts';

const calls = allRoutes.map(({ call }) => call).filter(({ access }) => access === 'staff' || access === 'staff-confirmed');
const nameOf = ({ method, path }: (typeof calls)[number]) => `${method} ${path}`;
const rolesFor = (pattern: RegExp) => {
  const found = calls.filter((call) => pattern.test(nameOf(call)));
  expect(found.length, String(pattern)).toBeGreaterThan(0);
  return found.map((call) => staffRoles.filter((role) => mayInConsole(role, call)));
};

describe('the table of roles in the console', () => {
  it('has a decision for every call of the console, and for no other', () => {
    expect(Object.keys(staffRoleTable).toSorted()).toEqual(calls.map(nameOf).toSorted());
  });

  it('lets nobody but admins change the team', () => {
    for (const roles of rolesFor(/^(POST|PUT|DELETE) \/ops\/staff/)) expect(roles).toEqual(['admin']);
  });

  it('shows papers to nobody but those who check them, and to leads', () => {
    for (const roles of rolesFor(/\/ops\/kyc/)) expect(roles).toEqual(['checks', 'lead', 'admin']);
  });

  it('moves no money by support or checks, disputes apart', () => {
    for (const roles of rolesFor(/payouts|money-questions|corrections|books/)) expect(roles).toEqual(['money', 'lead', 'admin']);
  });

  it('shows conversations to nobody but those who answer them, and to leads', () => {
    for (const roles of rolesFor(/\/ops\/(support|reports)/)) expect(roles).toEqual(['support', 'lead', 'admin']);
  });
});
