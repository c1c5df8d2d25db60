import { api } from '@waybill/client/browser-client';
import type { BodyFor } from '@waybill/contract/call';
import { printLabels as call } from '@waybill/contract/orders/print-labels';

export type LabelsWanted = BodyFor<typeof call>;

/** The whole file, with a name to save it under. */
export async function printLabels(wanted: LabelsWanted): Promise<{ readonly name: string; readonly file: Blob }> {
  const content = await api().stream(call, { body: wanted, signal: new AbortController().signal });
  return {
    name: `waybill-${wanted.format}-${wanted.orderIds.length}.pdf`,
    file: new Blob([await new Response(content).arrayBuffer()], { type: 'application/pdf' }),
  };
}
