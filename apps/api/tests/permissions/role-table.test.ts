import { mayAct, nameOfCall, roleTable } from '@waybill/contract/businesses/role-table';
import { memberRoles } from '@waybill/contract/businesses/roles';
import type { Call } from '@waybill/contract/call';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRoutes } from '../../src/app.ts';

const calls = allRoutes.map(({ call }) => call);
const asksWhoOneIs = ({ access }: Call) => access !== 'public' && !access.startsWith('staff');
const rolesFor = (call: Call) => memberRoles.filter((role) => mayAct(role, call));

describe('the table of roles', () => {
  it('has a decision for every call that somebody signed in can make, and for no other', () => {
    expect(Object.keys(roleTable).toSorted()).toEqual(calls.filter(asksWhoOneIs).map(nameOfCall).toSorted());
  });

  it('lets no member do what asks for the PIN or a password: these are the owner’s', () => {
    const secret = calls.filter(
      ({ body }) =>
        body && /"(pin|newPin|password)"/.test(JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))),
    );
    expect(secret.length).toBeGreaterThan(5);
    for (const call of secret.filter(asksWhoOneIs)) expect(rolesFor(call), nameOfCall(call)).toEqual([]);
  });

  it.each([
    /payout/i,
    /bank/i,
    /resolveAccount/i,
    /^.* \/wallet\/pin/,
    /^.* \/auth\//,
    /^.* \/otp/,
    /^PUT \/users$/,
    /^(PUT|DELETE) \/users\/(\{id\}|kycPending)/,
    /^GET \/users\/export/,
    /^.* \/kyc/,
    /^PUT \/business\/members/,
  ])('keeps %s with the owner', (pattern) => {
    const owners = calls.filter((call) => asksWhoOneIs(call) && pattern.test(nameOfCall(call)));
    expect(owners.length).toBeGreaterThan(0);
    for (const call of owners) expect(rolesFor(call), nameOfCall(call)).toEqual([]);
  });

  it('shows riders no money but their own, and lets accountants change nothing', () => {
    for (const call of calls.filter(asksWhoOneIs)) {
      if (/\/wallet|earnings|statement/i.test(call.path)) expect(rolesFor(call), nameOfCall(call)).not.toContain('rider');
      if (call.method !== 'GET') expect(rolesFor(call), nameOfCall(call)).not.toContain('accountant');
    }
  });
});
