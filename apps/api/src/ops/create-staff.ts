import { staffRoles } from '@waybill/contract/ops/staff-roles';
import { email as emailSchema, name as nameSchema, username as usernameSchema } from '@waybill/contract/text';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { inviteStaff } from '../modules/ops/index.ts';
import { Problem } from '../platform/http/problem.ts';

const input = z.strictObject({
  email: emailSchema,
  username: usernameSchema,
  name: nameSchema(120, 'a name'),
  role: z._default(z.enum(staffRoles, `Please choose one of ${staffRoles.join(', ')}`), 'admin'),
});

type Details = { readonly email: string; readonly username: string; readonly name: string; readonly role?: string | undefined };

/** The first of our staff are made here, admins unless it is said otherwise; they bring in the others in the console. Nobody becomes staff by signing up. */
export async function createStaff(context: Context, details: Details): Promise<string> {
  const checked = input.safeParse(details);
  if (!checked.success)
    throw new Problem(
      'invalid_input',
      checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('. '),
    );
  const { email, username, name, role } = checked.data;
  await inviteStaff(context, { staffId: null, email, username, fullName: name, role, because: '' });
  return `${name} is staff now. A link to choose a password goes to ${email}.`;
}
