import type { BodyFor } from '@waybill/contract/call';
import { decideCheck } from '@waybill/contract/ops/decide-check';
import { getCheckDetails } from '@waybill/contract/ops/get-check-details';
import { getCheckFile } from '@waybill/contract/ops/get-check-file';
import { listChecks } from '@waybill/contract/ops/list-checks';
import type { Person } from './people.ts';
import type { Staff } from './staff.ts';

/** Staff decide about a person’s documents that wait; to accept them they open each. */
export async function decideDocuments({ as }: Staff, person: Person, body: BodyFor<typeof decideCheck>): Promise<void> {
  const { items } = await as.call(listChecks, { query: { limit: 50 } });
  const check = items.find((waiting) => waiting.person.username === person.username);
  if (!check) throw new Error('Nothing of this person waits');
  if (body.decision === 'accept') {
    const { files, businessDocuments } = await as.call(getCheckDetails, { params: { checkId: check.id } });
    const why = { reason: 'deciding', words: '' } as const;
    for (const { id: fileId } of [...files, ...businessDocuments])
      await new Response(
        await as.stream(getCheckFile, {
          params: { checkId: check.id, fileId },
          query: why,
          signal: new AbortController().signal,
        }),
      ).arrayBuffer();
  }
  await as.call(decideCheck, { params: { checkId: check.id }, body });
}
