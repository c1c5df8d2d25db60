import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { deactivateUser } from '@waybill/contract/users/deactivate-user';
import { goodPassword } from './people.ts';
import type { Visitor } from './visitor.ts';

type Somebody = Visitor & { readonly id: string };

export const confirm = (person: Visitor) => person.call(confirmPassword, { body: { password: goodPassword } });

export const deactivate = (person: Somebody, id: string = person.id) => person.call(deactivateUser, { params: { id } });

/** With the password typed again first, as the page has it. */
export async function leave(person: Somebody) {
  await confirm(person);
  return deactivate(person);
}
