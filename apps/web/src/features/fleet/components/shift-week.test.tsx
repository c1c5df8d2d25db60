import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../ui/toast.tsx';
import { riderWeek, someShift } from '../tests/fleets.ts';
import { ShiftWeek } from './shift-week.tsx';

// Far ahead: what is past cannot be planned.
const week = '2045-11-13';
const tobi = riderWeek('T', 'Tobi Ajayi');
const musa = riderWeek('M', 'Musa Lawal');
const early = someShift('1', tobi.riderId, '2045-11-13T05:00:00.000Z', '2045-11-13T13:00:00.000Z');
const planned = { ...tobi, shifts: [early] };

const atDesk = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: () => {}, removeEventListener: () => {} }));

function show(riders: readonly (typeof tobi)[], answers: Parameters<typeof standInApi>[0] = {}) {
  const onWeek = vi.fn();
  const api = standInApi({ 'GET /business/shifts': () => Response.json({ items: riders, nextCursor: null }), ...answers });
  renderWithQueries(
    <>
      <ShiftWeek week={week} onWeek={onWeek} usual={{ from: '08:00', until: '17:00' }} />
      <Toaster />
    </>,
  );
  return { api, onWeek };
}

beforeEach(() => atDesk(true));

describe('the plan of a week', () => {
  it('is a table of riders by days, with their hours, through which arrows go', async () => {
    const { onWeek } = show([planned, musa]);
    const shift = await screen.findByRole('button', { name: 'Tobi Ajayi, Mon 13 Nov 2045, 6 am – 2 pm' });
    within(screen.getByRole('row', { name: /Tobi Ajayi/ })).getByText('8');
    shift.focus();
    fireEvent.keyDown(shift, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Plan Tobi Ajayi on Tue 14 Nov 2045');
    fireEvent.keyDown(document.activeElement ?? shift, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Plan Musa Lawal on Tue 14 Nov 2045');
    fireEvent.click(screen.getByRole('button', { name: 'The week after' }));
    expect(onWeek).toHaveBeenCalledWith('2045-11-20');
  });

  it('is filled with the hours of the business, or those that are ready made', async () => {
    const late = someShift('2', musa.riderId, '2045-11-14T13:00:00.000Z', '2045-11-14T21:00:00.000Z');
    const { api } = show([planned, musa], { 'POST /business/shifts': () => Response.json(late, { status: 201 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Plan Musa Lawal on Tue 14 Nov 2045' }));
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('08:00');
    fireEvent.click(screen.getByRole('button', { name: 'Late' }));
    fireEvent.click(screen.getByRole('button', { name: 'Plan it' }));
    await screen.findByText('Musa Lawal is planned');
    expect(api.of('POST /business/shifts')[0]?.body).toEqual({
      ...{ riderId: musa.riderId, day: '2045-11-14', from: '14:00', until: '22:00' },
    });
  });

  it('says beside the field that a shift is too short', async () => {
    show([musa]);
    fireEvent.click(await screen.findByRole('button', { name: 'Plan Musa Lawal on Tue 14 Nov 2045' }));
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '08:10' } });
    fireEvent.click(screen.getByRole('button', { name: 'Plan it' }));
    await screen.findByText('A shift lasts 30 minutes or more');
  });

  it('loses a shift that is taken out', async () => {
    const { api } = show([planned], { [`DELETE /business/shifts/${early.id}`]: () => new Response(null, { status: 204 }) });
    fireEvent.click(await screen.findByRole('button', { name: /6 am – 2 pm/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Take out of the plan' }));
    await screen.findByText('Tobi Ajayi is not planned then any more');
    expect(api.of('DELETE ')).toHaveLength(1);
  });

  it('is copied from the week before, and says what was left out', async () => {
    const { api } = show([musa], { 'POST /business/shifts/copy': () => Response.json({ planned: 14, leftOut: 2 }) });
    await screen.findByText('Nobody is planned in this week');
    fireEvent.click(screen.getByRole('button', { name: 'Copy last week' }));
    await screen.findByText('14 shifts are planned');
    expect(api.of('POST /business/shifts/copy')[0]?.body).toEqual({ week });
  });

  it('is a day at a time on a phone', async () => {
    atDesk(false);
    show([planned, musa]);
    await screen.findByRole('button', { name: 'Change Tobi Ajayi, 6 am – 2 pm' });
    fireEvent.click(screen.getByRole('radio', { name: 'Tue 14 Nov 2045, 0 planned' }));
    screen.getByRole('button', { name: 'Plan Tobi Ajayi on Tue 14 Nov 2045' });
  });

  it('asks for people where there are none', async () => {
    show([]);
    await screen.findByText('Nobody rides for you yet');
  });
});
