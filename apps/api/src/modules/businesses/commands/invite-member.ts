import type { inviteMember as call } from '@waybill/contract/businesses/invite-member';
import { mostInvitations } from '@waybill/contract/businesses/roles';
import type { BodyOf } from '@waybill/contract/call';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { sendEvent } from '../../../platform/realtime/inbox.ts';
import { checkPhoneNumber } from '../../identity/index.ts';
import { keyFor, keyUsedOtherwise } from '../../wallet/index.ts';
import type { BusinessesContext } from '../context.ts';
import { sendInvitationJob } from '../jobs/send-invitation.ts';
import { personOf, requireOwnerForShare, requireToManage } from '../policies.ts';
import { countOpenInvitations, type InvitationRow, insertInvitation, lockInvitationRequest } from '../storage/invitations.ts';

type Input = BodyOf<typeof call>;

/** Invites somebody by phone or by email, whether or not they have an account. */
export function inviteMember(
  { db, enqueue }: Pick<BusinessesContext, 'db' | 'enqueue'>,
  caller: Caller,
  idempotencyKey: string,
  input: Input,
): Promise<InvitationRow> {
  const { role, name, email, sharePercent } = input;
  const businessId = caller.userId;
  requireToManage(caller, role);
  requireOwnerForShare(caller, sharePercent);
  if ((input.phoneNumber === undefined) === (email === undefined))
    throw new Problem('invalid_input', 'Please give their phone number or their email address, one of the two.', {
      field: 'phoneNumber',
    });
  const phone = input.phoneNumber === undefined ? null : checkPhoneNumber(input.phoneNumber, 'NG', 'phoneNumber');
  const requestKey = keyFor(`${businessId} invitation`, idempotencyKey);
  const requestHash = keyFor('invitation', JSON.stringify(input));
  return transact(db, async (tx) => {
    const before = await lockInvitationRequest(tx, requestKey);
    if (before && before.requestHash !== requestHash) throw keyUsedOtherwise();
    if (before) return before;
    if ((await countOpenInvitations(tx, businessId)) >= mostInvitations)
      throw new Problem('too_many_requests', `${mostInvitations} invitations wait for an answer. Please take some back first.`);
    const invitation = await insertInvitation(tx, {
      ...{ id: newId('invitation'), businessId, role, name, phone, requestKey, requestHash },
      ...{ email: email ?? null, sharePercent: sharePercent ?? null, invitedBy: personOf(caller) },
    });
    enqueue(tx, sendInvitationJob, { invitationId: invitation.id });
    sendEvent(tx, businessId, { type: 'business.changed', businessId });
    return invitation;
  });
}
