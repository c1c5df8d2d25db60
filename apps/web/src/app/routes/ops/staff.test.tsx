import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import type { StaffView } from '@waybill/contract/ops/staff-view';
import { describe, expect, it } from 'vitest';
import { ada } from '../../../tests/own-user.ts';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { StaffPage } from './staff.tsx';

const colleague = (id: string, fullName: string, role: StaffRole, more: Partial<StaffView> = {}): StaffView => ({
  id,
  fullName,
  username: id,
  profilePicture: null,
  isDispatchPartner: false,
  isBlocked: false,
  isStaff: true,
  kycStatus: 0,
  role,
  email: `${id}@staff.example`,
  since: '2026-11-01T09:00:00Z',
  lastSeen: '2026-11-18T09:00:00Z',
  hasEntered: true,
  hasSecondFactor: true,
  ...more,
});

const team = [
  colleague(ada.id, 'Ada Obi', 'admin'),
  colleague('usr_femi', 'Femi Ogunleye', 'support'),
  colleague('usr_halima', 'Halima Bello', 'checks', { hasEntered: false, lastSeen: null }),
];

const show = (staffRole: StaffRole) =>
  renderWithQueries(<StaffPage />, { at: '/ops/staff', user: { ...ada, isStaff: true, staffRole } });

describe('the team', () => {
  it('is read by everybody, and changed by nobody but an admin', async () => {
    standInApi({ 'GET /ops/staff': () => Response.json({ staff: team }) });
    show('lead');
    await screen.findByText('Femi Ogunleye');
    screen.getByText(/has not chosen a password yet/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes another role for somebody, with a reason, and not the one they have', async () => {
    const { of } = standInApi({
      'GET /ops/staff': () => Response.json({ staff: team }),
      'PUT /ops/staff/usr_femi': () => Response.json({ ...team[1], role: 'money' }),
    });
    show('admin');
    await screen.findByText('This is you');
    fireEvent.click(screen.getByRole('button', { name: 'Change role of Femi Ogunleye' }));
    const why = screen.getByLabelText('Why');
    fireEvent.change(why, { target: { value: 'He knows the banks' } });
    fireEvent.submit(why);
    await screen.findByText('Please choose something else than now');
    expect(of('PUT')).toEqual([]);
    fireEvent.click(within(screen.getByRole('group', { name: 'What they do' })).getByRole('radio', { name: /^Money/ }));
    fireEvent.submit(why);
    await waitFor(() => expect(of('PUT').map(({ body }) => body)).toEqual([{ role: 'money', because: 'He knows the banks' }]));
  });

  it('grows by an invitation, which keeps what was typed where a name is taken', async () => {
    const { of } = standInApi({
      'GET /ops/staff': () => Response.json({ staff: team }),
      'POST /ops/staff': () =>
        Response.json(
          {
            type: '',
            title: '',
            status: 409,
            detail: 'That username is taken.',
            code: 'username_taken',
            errors: [{ field: 'username', message: 'That username is taken.' }],
          },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        ),
    });
    show('admin');
    fireEvent.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
    fireEvent.change(screen.getByLabelText('Their name'), { target: { value: 'Tunde Ojo' } });
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'ops.tunde' } });
    fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'tunde@staff.example' } });
    fireEvent.click(screen.getByRole('radio', { name: /^Checks/ }));
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'More papers than hands' } });
    fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
    await screen.findByText('That username is taken.');
    expect(of('POST').map(({ body }) => body)).toEqual([
      {
        fullName: 'Tunde Ojo',
        username: 'ops.tunde',
        email: 'tunde@staff.example',
        role: 'checks',
        because: 'More papers than hands',
      },
    ]);
    screen.getByDisplayValue('ops.tunde');
  });
});
