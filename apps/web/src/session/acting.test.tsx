import { createApiClient } from '@waybill/client/api-client';
import { actingForHeader } from '@waybill/contract/businesses/acting-for';
import { leaveBusiness } from '@waybill/contract/businesses/leave-business';
import { listMemberships } from '@waybill/contract/businesses/list-memberships';
import { roleTable } from '@waybill/contract/businesses/role-table';
import { type MemberRole, memberRoles } from '@waybill/contract/businesses/roles';
import type { Call } from '@waybill/contract/call';
import { listSessions } from '@waybill/contract/identity/list-sessions';
import { getOrder } from '@waybill/contract/orders/get-order';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { getUser } from '@waybill/contract/users/get-user';
import { afterEach, describe, expect, it, vi } from 'vitest';

const personId = 'usr_tobi';
const businessId = 'usr_lanes';

/** A page that was opened while somebody acts in this role; without one, for themselves. */
async function pageOf(role?: MemberRole) {
  if (role) localStorage.setItem('waybill.acting', JSON.stringify({ personId, businessId, businessName: 'Harbour Lanes', role }));
  vi.resetModules();
  const { businessFor } = await import('./acting.ts');
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { readonly headers: Headers }) => {
    sent.push(headers.get(actingForHeader));
    return Response.json({ items: [] });
  });
  const client = createApiClient({ accessToken: async () => 'token', actingFor: businessFor });
  return { client, sent, businessFor };
}

describe('in whose name the app asks', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('names the business with what is the business’s', async () => {
    const { client, sent } = await pageOf('rider');
    await client.call(listOrders, { query: {} });
    await client.call(getOrder, { params: { id: 'ord_1' } });
    await client.call(getUser, { params: { uid: businessId } });
    expect(sent).toEqual([businessId, businessId, businessId]);
  });

  it('names nobody with what is about oneself', async () => {
    const { client, sent } = await pageOf('manager');
    await client.call(listMemberships, {});
    await client.call(leaveBusiness, { params: { businessId } });
    await client.call(listSessions, {});
    await client.call(getUser, { params: { uid: personId } });
    expect(sent).toEqual([null, null, null, null]);
  });

  it('names nobody while one acts for oneself', async () => {
    const { client, sent } = await pageOf();
    await client.call(listOrders, { query: {} });
    expect(sent).toEqual([null]);
  });

  it.each(memberRoles)('names the business with every call that %s may make for it', async (role) => {
    const { businessFor } = await pageOf(role);
    const forIt = Object.entries(roleTable).filter(([, roles]) => roles.includes(role));
    expect(forIt.length).toBeGreaterThan(5);
    for (const [name] of forIt) expect(businessFor({ path: pathOf(name) }, { uid: businessId }), name).toBe(businessId);
  });

  it('hears of what is one’s own, unless one works in the office', async () => {
    const heard = async (role: MemberRole) => (await pageOf(role)).businessFor({ path: '/realtime' }, undefined);
    expect(await heard('rider')).toBeUndefined();
    expect(await heard('accountant')).toBeUndefined();
    expect(await heard('manager')).toBe(businessId);
    expect(await heard('dispatcher')).toBe(businessId);
  });
});

const pathOf = (name: string): Call['path'] => name.replace(/^\w+ /, '');
