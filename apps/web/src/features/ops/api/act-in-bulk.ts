import { api } from '@waybill/client/browser-client';
import { actInBulk as call } from '@waybill/contract/ops/act-in-bulk';
import type { BulkCaseView } from '@waybill/contract/ops/bulk-act';
import type { AskedAct, AskedCase } from './preview-bulk.ts';

/** A provider is asked about each payout, which takes its time; everything else is quick. */
const inOnePart = (act: AskedAct) => (act.what === 'retry-payout' ? 3 : 10);

type Asked = { readonly act: AskedAct; readonly cases: readonly AskedCase[]; readonly key: string };

/** Part by part, so that it can be seen to get on and be stopped in between; under one key, each is dealt with once. */
export async function actInBulk({ act, cases, key }: Asked, onPart: (part: readonly BulkCaseView[]) => boolean): Promise<void> {
  const size = inOnePart(act);
  for (let start = 0; start < cases.length; start += size) {
    const part = await api().call(call, { body: { act, cases: cases.slice(start, start + size) }, idempotencyKey: key });
    if (!onPart(part.cases)) return;
  }
}
