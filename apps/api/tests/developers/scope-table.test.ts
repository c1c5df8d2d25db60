import { nameOfCall } from '@waybill/contract/businesses/role-table';
import type { Call } from '@waybill/contract/call';
import { scopedCalls, scopeOf } from '@waybill/contract/developers/scope-table';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allRoutes } from '../../src/app.ts';
import { describeApi, operationOf } from '../../src/platform/http/openapi.ts';

const calls = allRoutes.map(({ call }) => call);
const opened = (call: Call) => scopeOf(call) !== undefined;

describe('what API keys open', () => {
  it('is among the calls that there are, and is for somebody signed in', () => {
    const signedIn = calls.filter(({ access }) => access !== 'public' && !access.startsWith('staff')).map(nameOfCall);
    expect(scopedCalls.filter((name) => !signedIn.includes(name))).toEqual([]);
  });

  it.each([
    /\/wallet/i,
    /\/auth\//,
    /\/otp/,
    /\/kyc/,
    /\/ops/,
    /\/developers/,
    /\/chatrooms/,
    /\/users/,
    /\/memberships|\/join/,
    /members/,
  ])('is never %s', (pattern) => {
    const closed = calls.filter((call) => pattern.test(call.path));
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.filter(opened).map(nameOfCall)).toEqual([]);
  });

  it('asks for a PIN or a password nowhere, but for parcels that a key pays itself', () => {
    const secret = calls.filter(
      ({ body }) =>
        body && /"(pin|newPin|password)"/.test(JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))),
    );
    expect(secret.filter(opened).map(nameOfCall)).toEqual(['POST /timeline/package', 'POST /imports/{importId}/post']);
  });

  it('changes nothing where the scope is to read, but for asking what is on the way, and for printing', () => {
    const writing = calls.filter((call) => scopeOf(call) === 'read' && call.method !== 'GET').map(nameOfCall);
    expect(writing).toEqual(['POST /timeline/ways', 'POST /orders/labels']);
  });

  it('stands in the description of the API, at each call', () => {
    const { paths } = describeApi(calls, 'https://waybill.example');
    const operations = Object.values(paths).flatMap((path) => Object.values(path)) as {
      operationId: string;
      security: unknown[];
    }[];
    const securities = new Map(operations.map(({ operationId, security }) => [operationId, security]));
    for (const call of calls.filter(opened))
      expect(securities.get(operationOf(call)), nameOfCall(call)).toContainEqual({ apiKey: [scopeOf(call)] });
  });
});
