import { beginAuthenticator } from '@waybill/contract/identity/begin-authenticator';
import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { finishAuthenticator } from '@waybill/contract/identity/finish-authenticator';
import { describe, expect, it } from 'vitest';
import { goodPassword } from '../support/people.ts';
import { newStaffMember } from '../support/staff.ts';
import { useStaffWithApp } from './staff-with-app.ts';

const { world, again, enrolled } = useStaffWithApp();

describe('setting up an authenticator app', () => {
  it('asks for the password first, and for a second factor once there is one', async () => {
    const person = await newStaffMember(world);
    expect((await person.call(beginAuthenticator)).problem.code).toBe('confirmation_required');
    const { person: other } = await enrolled();
    const thief = await again(other);
    await thief.call(confirmPassword, { body: { password: goodPassword } });
    expect((await thief.call(beginAuthenticator)).problem.code).toBe('second_factor_required');
    expect((await thief.call(finishAuthenticator, { body: { code: '123456' } })).problem.code).toBe('second_factor_required');
  });

  it('leaves nothing in the tables that would make a code', async () => {
    const { person, secret, recoveryCodes } = await enrolled();
    const rows = await world.db<{ row: string }[]>`
      select second_factor::text as row from second_factor where user_id = ${person.id}
      union all select recovery_code::text from recovery_code where user_id = ${person.id}
      union all select data::text from jobs.job where data::text like ${`%${person.id}%`}`;
    const written = rows.map(({ row }) => row).join('\n');
    for (const text of [secret, ...recoveryCodes]) expect(written).not.toContain(text);
  });
});
