import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { describe, expect, it } from 'vitest';
import { ada } from '../../../tests/own-user.ts';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { AuditTrail } from '../components/house/audit-trail.tsx';

const noViews = () => Response.json({ views: [] });
const nothing = () => Response.json({ items: [], nextCursor: null });
const show = (staffRole: StaffRole, at: string) =>
  renderWithQueries(<AuditTrail />, { at, user: { ...ada, isStaff: true, staffRole } });

describe('the audit trail', () => {
  it('is asked for what its address says: words, days, person', async () => {
    const { of } = standInApi({ 'GET /ops/views': noViews, 'GET /ops/acts': nothing });
    show('support', '/ops/acts?searchText=the+network&startDate=2026-11-01&endDate=2026-11-14');
    await screen.findByText('Nothing written down');
    const { searchParams } = new URL(of('GET /ops/acts?')[0]?.call.replace('GET ', 'https://waybill.example') ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      searchText: 'the network',
      startDate: '2026-11-01',
      endDate: '2026-11-14',
    });
    expect(screen.queryByRole('button', { name: 'Save as CSV' })).toBeNull();
  });

  it('is saved by leads as it is filtered', async () => {
    const { of } = standInApi({
      'GET /ops/views': noViews,
      'GET /ops/acts': nothing,
      'GET /ops/acts/file': () => new Response('"Number"', { headers: { 'content-type': 'text/csv' } }),
    });
    show('lead', '/ops/acts?by=ops.femi');
    fireEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    await waitFor(() =>
      expect(of('GET /ops/acts/file').map(({ call }) => call)).toEqual([expect.stringContaining('by=ops.femi')]),
    );
  });
});
