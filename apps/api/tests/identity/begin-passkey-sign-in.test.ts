import { beginPasskeySignIn } from '@waybill/contract/identity/begin-passkey-sign-in';
import { signInWithPasskey } from '@waybill/contract/identity/sign-in-with-passkey';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { verifiedPerson } from '../support/people.ts';
import { usePasskeys } from './people-with-passkeys.ts';

const { world, withPasskey } = usePasskeys();

describe('a passkey', () => {
  it('answers a challenge once, whatever runs in parallel, and within five minutes', async () => {
    const { phone } = await withPasskey(await verifiedPerson(world));
    const visitor = world.visitor();
    const credential = phone.get((await visitor.call(beginPasskeySignIn)).result);
    const answers = await atOnce(5, () => visitor.call(signInWithPasskey, { body: { credential } }));
    expect(tally(answers)).toEqual({ '200': 1, passkey_refused: 4 });
    const options = (await visitor.call(beginPasskeySignIn)).result;
    await world.db`update passkey_challenge set created_at = now() - interval '6 minutes'`;
    const late = await visitor.call(signInWithPasskey, { body: { credential: phone.get(options) } });
    expect(late.problem.code).toBe('passkey_refused');
  });
});
