import { acceptInvitation } from '@waybill/contract/businesses/accept-invitation';
import { declineInvitation } from '@waybill/contract/businesses/decline-invitation';
import { getInvitation } from '@waybill/contract/businesses/get-invitation';
import { inviteMember } from '@waybill/contract/businesses/invite-member';
import { leaveBusiness } from '@waybill/contract/businesses/leave-business';
import { listInvitations } from '@waybill/contract/businesses/list-invitations';
import { listMembers } from '@waybill/contract/businesses/list-members';
import { listMemberships } from '@waybill/contract/businesses/list-memberships';
import { removeMember } from '@waybill/contract/businesses/remove-member';
import { updateMember } from '@waybill/contract/businesses/update-member';
import { withdrawInvitation } from '@waybill/contract/businesses/withdraw-invitation';
import { answerAssignment } from '@waybill/contract/orders/answer-assignment';
import { assignOrder } from '@waybill/contract/orders/assign-order';
import { endAssignment } from '@waybill/contract/orders/end-assignment';
import { listAssignments } from '@waybill/contract/orders/list-assignments';
import { businessDeal, give, invite, memberOf, tokenOf } from '../../support/businesses.ts';
import { newcomer, verifiedPerson } from '../../support/people.ts';
import { checkedBusiness } from '../../support/timeline.ts';
import { type Asked, type Cast, own, row } from '../row.ts';

/** The invited is the owner of an invitation. */
const ofInvited = async ({ world, stranger }: Cast) => {
  // In the round before they said yes.
  await world.db`delete from business_member where user_id = ${stranger.id}`;
  const { id } = (await invite(await checkedBusiness(world), 'rider')).result;
  return {
    owner: await verifiedPerson(world),
    other: await verifiedPerson(world),
    input: { params: { token: tokenOf(world, id) } },
  };
};

/** A business and one of its members, who has nothing to say about themselves there. */
const ofMember =
  (inputOf: (userId: string) => Asked) =>
  async ({ world }: Cast) => {
    const owner = await checkedBusiness(world);
    const { person } = await memberOf(world, owner, 'rider');
    return { owner, other: person, input: inputOf(person.id) };
  };

/** A business with an order that is with its rider, and whoever sends it. */
const ofAssigned =
  (by: 'business' | 'rider', inputOf: (orderId: string, riderId: string) => Asked) =>
  async ({ world }: Cast) => {
    const business = await checkedBusiness(world);
    const { person, acting } = await memberOf(world, business, 'rider');
    const { orderId, sender } = await businessDeal(world, business);
    await give(business, orderId, person.id);
    return { owner: by === 'rider' ? acting : business, other: sender, input: inputOf(orderId, person.id) };
  };

const ofBusiness = { other: 'forbidden', strangers: 'not_found' } as const;

export const businessRows = [
  own(inviteMember, () => ({ body: { role: 'rider', name: 'Tobi', phoneNumber: newcomer().phoneNumber } }), {
    other: 'forbidden',
  }),
  own(listInvitations, {}, { other: 'forbidden' }),
  row(
    withdrawInvitation,
    async ({ world }) => {
      const owner = await checkedBusiness(world);
      return { owner, input: { params: { invitationId: (await invite(owner, 'rider')).result.id } } };
    },
    ofBusiness,
  ),
  own(listMembers, {}, { other: 'forbidden' }),
  row(
    updateMember,
    ofMember((userId) => ({ params: { userId }, body: { role: 'dispatcher' } })),
    ofBusiness,
  ),
  row(
    removeMember,
    ofMember((userId) => ({ params: { userId } })),
    ofBusiness,
  ),
  // By the link, whoever has it.
  row(getInvitation, ofInvited, {}),
  row(declineInvitation, ofInvited, {}),
  row(acceptInvitation, ofInvited, { other: 'yes', partner: 'forbidden', staff: 'forbidden' }),
  own(listMemberships),
  row(
    leaveBusiness,
    async ({ world }) => {
      const business = await checkedBusiness(world);
      return { owner: (await memberOf(world, business, 'rider')).person, input: { params: { businessId: business.id } } };
    },
    { strangers: 'not_found' },
  ),
  row(
    assignOrder,
    async ({ world }) => {
      const business = await checkedBusiness(world);
      const { person } = await memberOf(world, business, 'rider');
      const { orderId, sender } = await businessDeal(world, business);
      return { owner: business, other: sender, input: { params: { id: orderId }, body: { riderId: person.id } } };
    },
    ofBusiness,
  ),
  row(
    endAssignment,
    ofAssigned('business', (id) => ({ params: { id } })),
    ofBusiness,
  ),
  row(
    answerAssignment,
    ofAssigned('rider', (id) => ({ params: { id }, body: { answer: 'taken' } })),
    ofBusiness,
  ),
  // The business itself is given nothing.
  own(
    listAssignments,
    {},
    { owner: 'forbidden', partner: 'forbidden', other: 'forbidden', manager: 'yes', dispatcher: 'yes', rider: 'yes' },
  ),
];
