import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { signOut } from '@waybill/contract/identity/sign-out';
import { deactivateUser } from '@waybill/contract/users/deactivate-user';
import { goodPassword } from '../../support/people.ts';
import { ofSomebody, row } from '../row.ts';

export const leavingRows = [
  row(
    deactivateUser,
    ofSomebody(async (owner) => {
      await owner.call(confirmPassword, { body: { password: goodPassword } });
      return { params: { id: owner.id } };
    }),
    { strangers: 'forbidden' },
  ),
  // Asked last: it ends the sessions of all who are asked.
  row(
    signOut,
    ofSomebody(() => ({ body: {} })),
    {},
  ),
];
