import { renewRecoveryCodes } from '@waybill/contract/identity/renew-recovery-codes';
import { showSecondFactor } from '@waybill/contract/identity/show-second-factor';
import { describe, expect, it } from 'vitest';
import { useStaffWithApp } from './staff-with-app.ts';

const { enrolled } = useStaffWithApp();

describe('a recovery code', () => {
  it('is nobody else’s, and stops working when new ones are made', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    const [code = '', second = ''] = one.recoveryCodes;
    expect((await other.person.call(showSecondFactor, { body: { recoveryCode: code } })).problem.code).toBe('code_wrong');
    const made = (await one.person.call(renewRecoveryCodes)).result.recoveryCodes;
    expect(new Set([...made, ...one.recoveryCodes]).size).toBe(20);
    expect((await one.person.call(showSecondFactor, { body: { recoveryCode: second } })).problem.code).toBe('code_wrong');
  });
});
