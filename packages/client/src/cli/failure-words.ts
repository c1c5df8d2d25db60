import { isProblem, TransportFailure } from '../failures.ts';
import { ParcelFaults, shortNameOf } from '../shipping/read-parcel.ts';
import { WaybillProblem } from '../waybill-problem.ts';
import { CommandFailure, exitCodes, UsageError } from './exit-codes.ts';

/** What went wrong, in sentences for whoever typed the command. */
export function failureWords(failure: unknown): string {
  const fields = failure instanceof WaybillProblem || failure instanceof ParcelFaults ? failure.fields : {};
  const lines = Object.entries(fields).map(([field, message]) => `  ${shortNameOf(field)}: ${message}`);
  const head =
    failure instanceof ParcelFaults ? 'Please look at these:' : failure instanceof Error ? failure.message : String(failure);
  const request = failure instanceof WaybillProblem && failure.requestId ? ` (${failure.requestId})` : '';
  return [`${head}${request}`, ...lines].join('\n');
}

export function exitCodeOf(failure: unknown): number {
  if (failure instanceof CommandFailure) return failure.exitCode;
  if (failure instanceof UsageError || failure instanceof ParcelFaults) return exitCodes.usage;
  if (failure instanceof TransportFailure) return failure.kind === 'aborted' ? exitCodes.interrupted : exitCodes.unreachable;
  if (failure instanceof Error && failure.name === 'AbortError') return exitCodes.interrupted;
  const isAboutKey = isProblem(failure, 'not_signed_in', 'key_over', 'not_in_scope', 'key_elsewhere');
  return isAboutKey ? exitCodes.key : exitCodes.refused;
}
