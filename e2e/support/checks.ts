import type { BodyFor } from '@waybill/contract/call';
import { decideCheck } from '@waybill/contract/ops/decide-check';
import { listChecks } from '@waybill/contract/ops/list-checks';
import { behindTheScenes } from './orders.ts';
import type { Person } from './people.ts';

/** One of our people decides about the papers of somebody that wait. */
export async function decidePapers(staff: Person, person: Person, body: BodyFor<typeof decideCheck>): Promise<void> {
  const { as } = await behindTheScenes(staff);
  const { items } = await as.call(listChecks, { query: { limit: 50 } });
  const check = items.find((waiting) => waiting.person.username === person.username);
  if (!check) throw new Error('Nothing of this person waits');
  await as.call(decideCheck, { params: { checkId: check.id }, body });
}
