import { randomUUID } from 'node:crypto';
import { acceptInvitation } from '@waybill/contract/businesses/accept-invitation';
import { actingForHeader } from '@waybill/contract/businesses/acting-for';
import { inviteMember } from '@waybill/contract/businesses/invite-member';
import type { MemberRole } from '@waybill/contract/businesses/roles';
import { assignOrder } from '@waybill/contract/orders/assign-order';
import { sealId } from '../../src/modules/identity/index.ts';
import { chargeForSending, codesOf, fee, moveTo, offer, wantedParcel } from './orders.ts';
import { newcomer, type Person, verifiedPerson } from './people.ts';
import { personWithMoney } from './people-with-money.ts';
import type { checkedBusiness } from './timeline.ts';
import type { Visitor } from './visitor.ts';
import type { World } from './world.ts';

export type Business = Awaited<ReturnType<typeof checkedBusiness>>;

/** Somebody who belongs to a business: themselves, and in its name. */
export type Member = { readonly person: Person; readonly acting: Visitor & { readonly id: string } };

export const invite = (
  by: Visitor,
  role: MemberRole,
  more: Record<string, unknown> = {},
  idempotencyKey: string = randomUUID(),
) => by.call(inviteMember, { body: { role, name: 'Tobi', phoneNumber: newcomer().phoneNumber, ...more }, idempotencyKey });

/** What stands in the link of an invitation. */
export const tokenOf = ({ node }: World, invitationId: string) => sealId(node.context.keys, 'invitation', invitationId);

/** The same person in the name of a business, whether or not they belong to it. */
export function actingFor(world: World, person: Person, businessId: string): Member['acting'] {
  const acting = world.visitor({ headers: { [actingForHeader]: businessId } });
  acting.actAs(person.session);
  for (const [name, value] of person.cookies) acting.cookies.set(name, value);
  return Object.assign(acting, { id: businessId });
}

/** Somebody new who was invited and has said yes. */
export async function memberOf(
  world: World,
  business: Pick<Business, 'id' | 'call'> & Visitor,
  role: MemberRole,
  more: Record<string, unknown> = {},
): Promise<Member> {
  const person = await verifiedPerson(world);
  const { id } = (await invite(business, role, more)).result;
  const accepted = await person.call(acceptInvitation, { params: { token: tokenOf(world, id) } });
  if (accepted.status !== 200) throw new Error(accepted.problem.detail);
  return { person, acting: actingFor(world, person, business.id) };
}

export const give = (by: Visitor, orderId: string, riderId: string, idempotencyKey: string = randomUUID()) =>
  by.call(assignOrder, { params: { id: orderId }, body: { riderId }, idempotencyKey });

export type BusinessDeal = { readonly sender: Person; readonly packageId: string; readonly orderId: string };

const way = ['Accepted', 'PickedUp', 'InTransit'] as const;

/** An order that a business carries, as far as that. */
export async function businessDeal(
  world: World,
  business: Business,
  status: (typeof way)[number] = 'Accepted',
): Promise<BusinessDeal> {
  const sender = await personWithMoney(world, { NGN: fee + chargeForSending });
  const packageId = await wantedParcel(world, sender.id);
  const { id: orderId } = (await offer(business, packageId)).result;
  for (const to of way.slice(0, way.indexOf(status) + 1)) {
    const by = to === 'Accepted' ? sender : business;
    const proof = to === 'PickedUp' ? { code: codesOf(world, orderId).pickup } : {};
    const moved = await moveTo(by, orderId, to, proof);
    if (moved.status !== 200) throw new Error(moved.problem.detail);
  }
  return { sender, packageId, orderId };
}
