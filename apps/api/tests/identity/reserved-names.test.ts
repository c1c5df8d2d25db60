import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { supportAccount } from '@waybill/contract/support/support-account';
import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';
import { createUser } from '@waybill/contract/users/create-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { expect, it } from 'vitest';
import { createStaff } from '../../src/ops/create-staff.ts';
import { confirm } from '../support/leaving.ts';
import { newBusiness, newcomer, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

it('addresses and names that we give ourselves are taken by nobody, and our own room opens', async () => {
  const ada = await verifiedPerson(world);
  await confirm(ada);
  for (const email of ['support@support.invalid', `${ada.id.toLowerCase()}@gone.invalid`, 'me@INVALID', 'me@x.y.invalid']) {
    const answers = [
      await world.visitor().call(createUser, { body: { ...newcomer(), email } }),
      await world.visitor().call(createDispatchPartner, { body: { ...newBusiness(), businessEmail: email } }),
      await ada.call(updateUser, { body: { email } }),
    ];
    expect(answers.map(({ problem }) => problem.code)).toEqual(['invalid_input', 'invalid_input', 'invalid_input']);
    await expect(createStaff(world.node.context, { email, username: 'ops.new', name: 'New' })).rejects.toThrow();
  }
  const { username } = supportAccount;
  await expect(createStaff(world.node.context, { email: 'new@waybill.example', username, name: 'New' })).rejects.toThrow('taken');
  expect((await ada.call(openSupportRoom)).status).toBe(200);
});
