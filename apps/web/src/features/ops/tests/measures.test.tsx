import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { PersonDetailsView } from '@waybill/contract/ops/get-person';
import type { MeasureDetailsView } from '@waybill/contract/ops/measure-details';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { describe, expect, it } from 'vitest';
import { UserProvider } from '../../../session/user-context.tsx';
import { ada } from '../../../tests/own-user.ts';
import { standInApi } from '../../../tests/stand-in-api.tsx';
import { PersonDetails } from '../components/people/person-details.tsx';
import { showInConsole } from './show-in-console.tsx';

const bayo: PersonDetailsView = {
  id: 'usr_bayo',
  username: 'bayo',
  fullName: 'Bayo Ade',
  profilePicture: null,
  isDispatchPartner: false,
  isBlocked: false,
  isStaff: false,
  kycStatus: 0,
  email: 'bayo@mail.example',
  emailVerified: true,
  phoneNumber: null,
  phoneVerified: false,
  city: 'Lagos',
  countryOfResidence: 'Nigeria',
  businessName: null,
  business: null,
  check: null,
  dateCreated: '2026-10-01T09:00:00.000Z',
  lastSeen: null,
  isDeactivated: false,
  rating: 0,
  numberOfDeliveries: 0,
  packagesSent: 0,
  wallets: [],
  openReports: 0,
  allReports: 0,
  runningOrders: 1,
  disputes: 0,
  measures: [],
  acts: [],
};

const restriction: MeasureDetailsView = {
  id: 'msr_1',
  kind: 'restriction',
  reason: 'spam',
  toldAs: 'Please say it once.',
  item: null,
  setAt: '2026-11-15T09:00:00.000Z',
  until: null,
  readAt: null,
  setBy: 'ops.ngozi',
  lifted: null,
  appeal: null,
  appealableUntil: null,
};

function show(staffRole: StaffRole, person: PersonDetailsView = bayo, more: Parameters<typeof standInApi>[0] = {}) {
  const api = standInApi({ 'GET /ops/people/usr_bayo': () => Response.json(person), ...more });
  showInConsole(
    <UserProvider user={{ ...ada, isStaff: true, staffRole }}>
      <PersonDetails uid="usr_bayo" ownId="usr_ada" />
    </UserProvider>,
  );
  return api;
}

const why = (words: string) => {
  const field = screen.getByLabelText('Why');
  fireEvent.change(field, { target: { value: words } });
  fireEvent.submit(field);
};

describe('between nothing and suspending', () => {
  it('there is a warning, with a reason of the list', async () => {
    const { of } = show('support', bayo, { 'POST /ops/people/usr_bayo/warnings': () => Response.json(bayo) });
    fireEvent.click(await screen.findByRole('button', { name: 'Warn' }));
    why('Forty phones');
    expect(await screen.findByText('Please choose a reason')).toBeDefined();
    expect(of('POST')).toEqual([]);
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'spam' } });
    why('Forty phones');
    await waitFor(() =>
      expect(of('POST').map(({ body }) => body)).toEqual([{ reason: 'spam', because: 'Forty phones', toldAs: '' }]),
    );
  });

  it('there is a restriction, for a time that is chosen, and it says what goes on', async () => {
    const { of } = show('support', bayo, { 'POST /ops/people/usr_bayo/restriction': () => Response.json(bayo) });
    fireEvent.click(await screen.findByRole('button', { name: 'Restrict to reading' }));
    expect(screen.getByText(/1 running order goes on\./)).toBeDefined();
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'abuse' } });
    why('Shouts');
    expect(await screen.findByText('Please choose for how long')).toBeDefined();
    fireEvent.change(screen.getByLabelText('For how long'), { target: { value: '7' } });
    why('Shouts');
    await waitFor(() =>
      expect(of('POST').map(({ body }) => body)).toEqual([{ reason: 'abuse', days: 7, because: 'Shouts', toldAs: '' }]),
    );
  });

  it('a restriction is lifted by a lead, and offered to nobody in support', async () => {
    const person = { ...bayo, measures: [restriction] };
    const { of } = show('lead', person, { 'POST /ops/measures/msr_1/lifting': () => Response.json(person) });
    expect(await screen.findByText('Restricted to reading: Spam')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Restrict to reading' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Lift' }));
    why('It was his brother');
    await waitFor(() => expect(of('POST').map(({ body }) => body)).toEqual([{ because: 'It was his brother', toldAs: '' }]));
  });

  it('nobody in support is offered to lift', async () => {
    show('support', { ...bayo, measures: [restriction] });
    expect(await screen.findByText('Restricted to reading: Spam')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Lift' })).toBeNull();
  });
});
