import { getPerson } from '@waybill/contract/ops/get-person';
import { reportUser } from '@waybill/contract/users/report-user';
import { describe, expect, it } from 'vitest';
import { type Person, verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { actsAbout } from '../support/staff.ts';
import { because, restoreBy, suspendBy, usePeopleDesk } from './people-desk.ts';

const { world, desk } = usePeopleDesk();

describe('what our people see of somebody', () => {
  it('is what they need before they act: how to reach them, their money, reports and what was done before', async () => {
    const ada = await personWithMoney(world, { NGN: 1200.5 });
    const bola = await verifiedPerson(world);
    await bola.call(reportUser, { body: { userId: ada.id, reason: 'scam', message: 'Wants cash' } });
    await suspendBy(desk.ngozi, ada.id);
    const { result } = await desk.tunde.call(getPerson, { params: { uid: ada.id } });
    expect(result).toMatchObject({
      id: ada.id,
      email: ada.details.email,
      emailVerified: true,
      phoneNumber: ada.details.phoneNumber,
      isBlocked: true,
      isDeactivated: false,
      businessName: null,
      openReports: 1,
      allReports: 1,
      runningOrders: 0,
      disputes: 0,
      acts: [{ by: desk.ngozi.details.username, what: 'suspended', userId: ada.id, because }],
    });
    expect(result.wallets).toContainEqual({ currency: 'NGN', balance: 1200.5, unclearedBalance: 0, escrowBalance: 0, owed: 0 });
    expect(result.lastSeen).not.toBeNull();
  });

  it('is written down, once a day for each of us', async () => {
    const ada = await verifiedPerson(world);
    const look = (staff: Person) => staff.call(getPerson, { params: { uid: ada.id } });
    await Promise.all([look(desk.ngozi), look(desk.ngozi), look(desk.tunde)]);
    const looks = (await actsAbout(world, ada.id)).map(({ staffId, what, subject }) => [staffId, what, subject]);
    expect(looks.sort()).toEqual([desk.ngozi.id, desk.tunde.id].map((id) => [id, 'person-looked-at', ada.id]).sort());
    expect((await look(desk.ngozi)).result.acts, 'looks do not bury what was done').toEqual([]);
  });

  it('is nothing where there is nobody', async () => {
    const uid = 'usr_00000000000000000000000000';
    expect((await desk.ngozi.call(getPerson, { params: { uid } })).problem.code).toBe('not_found');
    expect((await suspendBy(desk.ngozi, uid)).problem.code).toBe('not_found');
    expect((await restoreBy(desk.ngozi, uid)).problem.code).toBe('not_found');
  });
});
