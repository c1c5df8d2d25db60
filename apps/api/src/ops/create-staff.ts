import { email as emailSchema, name as nameSchema, username as usernameSchema } from '@waybill/contract/text';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { createStaffAccount, takenProblem } from '../modules/identity/index.ts';
import { recordAct } from '../modules/ops/index.ts';
import { insertProfile } from '../modules/users/index.ts';
import { brokenConstraint, transact } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';

const input = z.strictObject({ email: emailSchema, username: usernameSchema, name: nameSchema(120, 'a name') });

/** Staff are made here and never by signing up. Their first password comes by the link in an email. */
export async function createStaff(context: Context, details: { email: string; username: string; name: string }): Promise<string> {
  const checked = input.safeParse(details);
  if (!checked.success)
    throw new Problem(
      'invalid_input',
      checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('. '),
    );
  const { email, username, name } = checked.data;
  try {
    await transact(context.db, async (tx) => {
      const userId = await createStaffAccount(tx, context.enqueue, { email, username });
      insertProfile(tx, { userId, fullName: name, city: '', countryName: 'Nigeria', referrer: null });
      await recordAct(tx, { staffId: null, what: 'staff-created', subject: userId, userId });
    });
  } catch (error) {
    throw takenProblem(brokenConstraint(error)) ?? error;
  }
  return `${name} is staff now. A link to choose a password goes to ${email}.`;
}
