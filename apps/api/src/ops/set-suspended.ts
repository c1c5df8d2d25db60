import type { Context } from '../context.ts';
import { findAccountByIdentifier } from '../modules/identity/index.ts';
import { restorePerson, suspendPerson } from '../modules/ops/index.ts';
import { Problem } from '../platform/http/problem.ts';

type Input = { readonly isSuspended: boolean; readonly because?: string | undefined; readonly toldAs?: string | undefined };

export async function setSuspended(context: Context, identifier: string, input: Input): Promise<string> {
  const { isSuspended, because = '', toldAs } = input;
  const account = await findAccountByIdentifier(context.db, identifier);
  if (!account) throw new Problem('not_found', `There is no account for ${identifier}.`);
  const decide = isSuspended ? suspendPerson : restorePerson;
  await decide(context, { staffId: null, userId: account.id, because, toldAs });
  return `${account.username} is ${isSuspended ? 'suspended' : 'restored'}.`;
}
