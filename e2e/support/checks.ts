import type { BodyFor } from '@waybill/contract/call';
import { decideCheck } from '@waybill/contract/ops/decide-check';
import { listChecks } from '@waybill/contract/ops/list-checks';
import type { Person } from './people.ts';
import type { Staff } from './staff.ts';

/** Staff decide about a person’s documents that wait. */
export async function decideDocuments({ as }: Staff, person: Person, body: BodyFor<typeof decideCheck>): Promise<void> {
  const { items } = await as.call(listChecks, { query: { limit: 50 } });
  const check = items.find((waiting) => waiting.person.username === person.username);
  if (!check) throw new Error('Nothing of this person waits');
  await as.call(decideCheck, { params: { checkId: check.id }, body });
}
