import { api } from '@waybill/client/browser-client';
import { isProblem } from '@waybill/client/failures';
import { refreshSession } from '@waybill/contract/identity/refresh-session';
import { getSuspension as call } from '@waybill/contract/measures/get-suspension';
import type { MeasureView } from '@waybill/contract/measures/measure-view';
import { appealTicket } from '../../../session/appeal-ticket.ts';
import { session } from '../../../session/session.ts';

/** Why the account is suspended; undefined where this browser can no longer prove whose it is. */
export async function getSuspension(): Promise<MeasureView | undefined> {
  if (appealTicket() === undefined) await askForTicket();
  const ticket = appealTicket();
  if (ticket === undefined) return undefined;
  try {
    return await api().call(call, { body: { ticket } });
  } catch (failure) {
    if (isProblem(failure, 'ticket_gone') || isProblem(failure, 'not_found')) return undefined;
    throw failure;
  }
}

/** An open tab has its session still: renewing it is refused, with a ticket. Where it is not, they are restored, and in again. */
async function askForTicket(): Promise<void> {
  try {
    await session.begin(await api().call(refreshSession, {}));
  } catch (failure) {
    if (!isProblem(failure, 'account_suspended') && !isProblem(failure, 'not_signed_in') && !isProblem(failure, 'session_ended'))
      throw failure;
  }
}
