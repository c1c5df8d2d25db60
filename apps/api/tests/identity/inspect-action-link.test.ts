import { applyActionLink } from '@waybill/contract/identity/apply-action-link';
import { inspectActionLink } from '@waybill/contract/identity/inspect-action-link';
import { requestPasswordReset } from '@waybill/contract/identity/request-password-reset';
import { beforeEach, describe, expect, it } from 'vitest';
import { sealId } from '../../src/modules/identity/sealed-ids.ts';
import { newId } from '../../src/platform/ids.ts';
import { type EmailLink, nextLink } from '../support/emails.ts';
import { type Person, unverifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

describe('looking at an emailed link', () => {
  const world = useWorld();
  let chidi: Person;
  let link: EmailLink;

  beforeEach(async () => {
    chidi = await unverifiedPerson(world);
    link = await nextLink(world, chidi.details.email, 'verifyEmail');
  });

  const inspect = (mode: string, oobCode: string) => world.visitor().call(inspectActionLink, { body: { mode, oobCode } });
  const refusalOf = async (mode: string, oobCode: string) => {
    const { requestId: _, traceId: __, ...problem } = (await inspect(mode, oobCode)).problem;
    return problem;
  };

  it('says what it is for and hides most of the address, and may be done as often as mail scanners like', async () => {
    for (let time = 0; time < 3; time += 1)
      expect((await inspect('verifyEmail', link.oobCode)).result).toEqual({ mode: 'verifyEmail', email: 'c•••@mail.example' });
    const applied = await world.visitor().call(applyActionLink, { body: { mode: 'verifyEmail', oobCode: link.oobCode } });
    expect(applied.status).toBe(200);
  });

  it('says the same of a link that was used, is old, was made up, or is for something else', async () => {
    await world.visitor().call(requestPasswordReset, { body: { email: chidi.details.email } });
    const reset = await nextLink(world, chidi.details.email, 'resetPassword');
    const { keys } = world.node.context;
    const [id = '', proof = ''] = link.oobCode.split('.');
    await world.visitor().call(applyActionLink, { body: { mode: 'verifyEmail', oobCode: link.oobCode } });
    const used = await refusalOf('verifyEmail', link.oobCode);
    expect(used).toMatchObject({ code: 'link_gone', status: 410 });
    for (const [mode, oobCode] of [
      ['recoverEmail', reset.oobCode],
      ['verifyEmail', reset.oobCode],
      ['verifyEmail', `${id}.${proof.replace(/^./, (mail) => (mail === 'A' ? 'B' : 'A'))}`],
      ['resetPassword', `${reset.oobCode.split('.')[0]}.${proof}`],
      ['verifyEmail', sealId(keys, 'federatedTicket', newId('federatedTicket'))],
      ['verifyEmail', sealId(keys, 'actionLink', newId('actionLink'))],
      ['verifyEmail', `${id}`],
    ] as const)
      expect(await refusalOf(mode, oobCode), `${mode} ${oobCode}`).toEqual(used);
    await world.db`update action_link set expires_at = expires_at - interval '1 hour' where user_id = ${chidi.id}`;
    expect(await refusalOf('resetPassword', reset.oobCode)).toEqual(used);
  });

  it('works for an hour', async () => {
    await world.db`update action_link set expires_at = expires_at - interval '59 minutes 50 seconds' where user_id = ${chidi.id}`;
    expect((await inspect('verifyEmail', link.oobCode)).status).toBe(200);
    await world.db`update action_link set expires_at = expires_at - interval '10 seconds' where user_id = ${chidi.id}`;
    expect((await inspect('verifyEmail', link.oobCode)).problem.code).toBe('link_gone');
  });

  it('asks for something that could be a link', async () => {
    for (const [mode, oobCode] of [
      ['signIn', link.oobCode],
      ['verifyEmail', 'short'],
      ['verifyEmail', 'a b'.repeat(10)],
      ['verifyEmail', 'x'.repeat(513)],
      ['verifyEmail', '<script>alert(document.cookie)</script>'],
    ] as const)
      expect((await inspect(mode, oobCode)).problem.code, `${mode} ${oobCode}`).toBe('invalid_input');
  });
});
