import type { MemberRole } from '@waybill/contract/businesses/roles';
import { afterEach, describe, expect, it, vi } from 'vitest';

const stored = { personId: 'usr_tobi', businessId: 'usr_lanes', businessName: 'Harbour Lanes', role: 'dispatcher' };

/** A page that was opened while somebody acts for a business, and its browser, which neither leaves nor reloads. */
async function pageOfTobi() {
  localStorage.setItem('waybill.acting', JSON.stringify(stored));
  vi.resetModules();
  const browser = { assign: vi.fn(), reload: vi.fn() };
  vi.stubGlobal('location', { ...location, ...browser });
  return { ...(await import('./acting.ts')), ...browser };
}

const role = () => (JSON.parse(localStorage.getItem('waybill.acting') ?? '{}') as { role?: MemberRole }).role;

describe('acting for a business', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('goes on with another role where the owner has given one, on pages made for it', async () => {
    const { keepRole, reload } = await pageOfTobi();
    keepRole('dispatcher');
    expect(reload).not.toHaveBeenCalled();
    keepRole('rider');
    expect([role(), reload.mock.calls.length]).toEqual(['rider', 1]);
  });

  it('ends where the server knows of no membership, and says so on the next page', async () => {
    const { keepRole, assign, takeEnded } = await pageOfTobi();
    keepRole(undefined);
    expect([role(), assign.mock.calls.length, takeEnded()]).toEqual([undefined, 1, 'Harbour Lanes']);
  });

  it('ends on the same page with whoever acted: the next one signs in as themselves', async () => {
    const { acting, forgetActing, businessFor } = await pageOfTobi();
    forgetActing('usr_tobi');
    expect(acting()?.businessId).toBe('usr_lanes');
    forgetActing('usr_ada');
    expect(acting()).toBeUndefined();
    expect(businessFor({ path: '/orders' }, undefined)).toBeUndefined();
  });

  it('listens on the line of the business in the office, and on one’s own on the road', async () => {
    const { hearsForBusiness, keepRole } = await pageOfTobi();
    expect(hearsForBusiness()).toBe(true);
    keepRole('rider');
    vi.resetModules();
    expect((await import('./acting.ts')).hearsForBusiness()).toBe(false);
  });
});
