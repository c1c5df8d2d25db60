import { TransportFailure } from '../failures.ts';
import { ParcelFaults, shortNameOf } from '../shipping/read-parcel.ts';
import { WaybillProblem } from '../waybill-problem.ts';

type Told<Content> = { content: { type: 'text'; text: string }[]; structuredContent: Content };

/** An answer in words, and the same for programs. */
export function told<Content extends Record<string, unknown>>(text: string, structuredContent: Content): Told<Content> {
  return { content: [{ type: 'text', text }], structuredContent };
}

/** A refusal that whoever asked can act on; what nobody foresaw is thrown on. */
export function refused(text: string) {
  return { content: [{ type: 'text' as const, text }], isError: true };
}

/** Runs a tool, and puts what went wrong in plain words. */
export async function inPlainWords<Answer>(work: () => Promise<Answer>): Promise<Answer | ReturnType<typeof refused>> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof TransportFailure) return refused(failure.message);
    if (!(failure instanceof WaybillProblem || failure instanceof ParcelFaults)) throw failure;
    const fields = Object.entries(failure.fields).map(([field, message]) => `${shortNameOf(field)}: ${message}`);
    const head = failure instanceof WaybillProblem ? failure.message : 'Please look at these:';
    return refused([head, ...fields].join('\n'));
  }
}
