import { getSecondFactor } from '@waybill/contract/identity/get-second-factor';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { describe, expect, it } from 'vitest';
import { newStaffMember } from '../support/staff.ts';
import { useStaffWithApp } from './staff-with-app.ts';

const { world } = useStaffWithApp();

describe('the console', () => {
  it('is closed to whoever has set up nothing yet, and says what is missing', async () => {
    const person = await newStaffMember(world);
    expect((await person.call(getOverview)).problem.code).toBe('second_factor_missing');
    expect((await person.call(getSecondFactor)).result).toMatchObject({
      hasAuthenticator: false,
      isShown: false,
      freshUntil: null,
    });
  });
});
