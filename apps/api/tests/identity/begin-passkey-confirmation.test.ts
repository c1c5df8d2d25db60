import { beginPasskeyConfirmation } from '@waybill/contract/identity/begin-passkey-confirmation';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { describe, expect, it } from 'vitest';
import { staffMember } from '../support/staff.ts';
import { usePasskeys } from './people-with-passkeys.ts';

const { world } = usePasskeys();

describe('a passkey of one of our own people', () => {
  it('is not needed where there is an app', async () => {
    const staff = await staffMember(world);
    expect((await staff.call(beginPasskeyConfirmation)).problem.code).toBe('passkey_refused');
    expect((await staff.call(getOverview)).status).toBe(200);
  });
});
