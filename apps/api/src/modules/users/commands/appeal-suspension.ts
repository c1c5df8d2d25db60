import { Problem } from '../../../platform/http/problem.ts';
import type { UsersContext } from '../context.ts';
import type { AppealedMeasure } from '../measure-views.ts';
import { findSuspension } from '../storage/measures.ts';
import { appealMeasure, holderOf } from './appeal-measure.ts';

type Appealing = { readonly ticket: string; readonly says: string };

/** As any other measure is appealed; what keeps somebody suspended is found by the ticket alone. */
export async function appealSuspension(
  context: Pick<UsersContext, 'db' | 'keys'>,
  { ticket, says }: Appealing,
): Promise<AppealedMeasure> {
  const userId = holderOf(context, ticket);
  const suspension = await findSuspension(context.db, userId);
  if (!suspension) throw notSuspended();
  return appealMeasure(context, { measureId: suspension.id, userId, says });
}

export const notSuspended = () => new Problem('not_found', 'This account is not suspended. You can sign in again.');
