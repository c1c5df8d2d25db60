import { fireEvent, screen, within } from '@testing-library/react';
import type { RelatedView } from '@waybill/contract/ops/get-related';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { expect, it } from 'vitest';
import { ada as user } from '../../../tests/own-user.ts';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { RelatedFold } from '../components/related/related-fold.tsx';
import { RelatedPanel } from '../components/related/related-panel.tsx';

const chuka = {
  ...{ id: 'usr_01JCCHUKA00000000000000000', username: 'chuka', fullName: 'Chuka Obi', profilePicture: null },
  ...{ isDispatchPartner: false, isBlocked: false, isStaff: false, kycStatus: 1 },
};
const bola = { ...chuka, id: 'usr_01JCB0RA000000000000000000', username: 'bola', fullName: 'Bola Ade' };
const since = '2026-11-19T09:40:00.000Z';
const orderId = 'ord_01JC0000000000000000000000';

const related: RelatedView = {
  people: [{ person: chuka, inEscrow: [{ currency: 'NGN', amount: 6500.5 }], waitingPayouts: [] }],
  cases: [
    { kind: 'dispute', id: orderId, title: 'Phones to Wuse', person: chuka, side: 'about', since, endedAt: null, outcome: '' },
    { kind: 'report', id: 'user-7', title: 'scam', person: chuka, side: 'about', since, endedAt: null, outcome: '' },
    { kind: 'check', id: 'kyc_1', title: 'nin', person: chuka, side: 'about', since, endedAt: since, outcome: 'Refused' },
  ],
  sharedDevices: [{ person: chuka, other: bola, device: 'Chrome on Android', lastAt: since }],
};

const asStaff = (staffRole: StaffRole) => ({ user: { ...user, isStaff: true, staffRole } });

it('other cases, how earlier ones ended, money that waits and shared devices stand beside a case', async () => {
  standInApi({ 'GET /ops/related': () => Response.json(related) });
  renderWithQueries(<RelatedPanel people={[chuka.id]} of={{ kind: 'dispute', id: orderId }} />, asStaff('lead'));
  const open = await screen.findByRole('region', { name: 'Open' });
  expect(within(open).getAllByRole('listitem'), 'the case itself is in sight already').toHaveLength(1);
  expect(within(open).getByRole('link', { name: 'Reported: scam' }).getAttribute('href')).toBe('/ops/reports');
  const before = screen.getByRole('region', { name: 'Before' });
  expect(within(before).getByRole('link', { name: 'Check: nin' }).getAttribute('href')).toBe('/ops/kyc/kyc_1');
  expect(before.textContent).toContain('Refused');
  expect(screen.getByRole('region', { name: 'Money that waits' }).textContent).toContain('6,500 naira 50 kobo');
  expect(screen.getByRole('region', { name: 'Same device, perhaps' }).textContent).toContain('Bola Ade');
});

it('what a role may not open it reads of, without a link', async () => {
  standInApi({ 'GET /ops/related': () => Response.json(related) });
  renderWithQueries(<RelatedPanel people={[chuka.id]} />, asStaff('money'));
  const open = await screen.findByRole('region', { name: 'Open' });
  expect(within(open).getByRole('link', { name: 'Dispute: Phones to Wuse' })).toBeTruthy();
  expect(within(open).queryByRole('link', { name: /Reported/ })).toBeNull();
  expect(open.textContent).toContain('not for your role');
});

it('on a slip nobody is looked at before it is opened', async () => {
  const { of } = standInApi({ 'GET /ops/related': () => Response.json(related) });
  renderWithQueries(<RelatedFold people={[chuka.id, bola.id]} />, asStaff('support'));
  expect(of('GET /ops/related')).toEqual([]);
  const fold = screen.getByText('What hangs together').closest('details');
  if (!fold) throw new Error('It is no fold');
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  await screen.findByRole('region', { name: 'Open' });
  expect(of('GET /ops/related').map(({ call }) => decodeURIComponent(call))).toEqual([
    expect.stringContaining(`people=${chuka.id},${bola.id}`),
  ]);
});
