import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { signOut } from '@waybill/contract/identity/sign-out';
import { deactivateUser } from '@waybill/contract/users/deactivate-user';
import { goodPassword, verifiedPerson } from '../../support/people.ts';
import { row } from '../row.ts';

export const leavingRows = [
  row(
    deactivateUser,
    async ({ world }) => {
      const owner = await verifiedPerson(world);
      await owner.call(confirmPassword, { body: { password: goodPassword } });
      return { owner, input: { params: { id: owner.id } } };
    },
    { strangers: 'forbidden' },
  ),
  // Asked last: it ends the sessions of all who are asked.
  row(signOut, async ({ world }) => ({ owner: await verifiedPerson(world), input: { body: {} } }), {}),
];
