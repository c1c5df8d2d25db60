import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idOf } from '../../../../tests/parcels.ts';
import { renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { summary } from '../../tests/deals.ts';
import { LabelDesk } from './label-desk.tsx';

const saved = vi.hoisted(() => vi.fn());
vi.mock('../../../../ui/save-file.ts', () => ({ saveFile: saved }));

const orders = ['1', '2', '3'].map((end) => summary({ id: idOf('ord', end), trackingId: `7K3M9QXP${end}` }));
const page = (items: readonly unknown[]) => () => Response.json({ items, nextCursor: null });
const pdf = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });

function show(chosen: readonly string[] = [], items: readonly unknown[] = orders) {
  const api = standInApi({ 'GET /orders': page(items), 'POST /orders/labels': pdf });
  renderWithQueries(<LabelDesk chosen={chosen} />);
  return api;
}

afterEach(() => {
  localStorage.clear();
  saved.mockReset();
});

describe('the page that prints labels', () => {
  it('prints what was chosen in the format that was chosen, and remembers it', async () => {
    const { of } = show();
    fireEvent.click(await screen.findByLabelText(/7K3 M9Q XP1/));
    fireEvent.click(screen.getByLabelText(/7K3 M9Q XP3/));
    fireEvent.click(screen.getByLabelText(/Labels on A4/));
    fireEvent.change(screen.getByLabelText('Boxes of each parcel'), { target: { value: '2' } });
    fireEvent.click(screen.getByRole('button', { name: 'Print for 2 parcels' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith('waybill-a4-2.pdf', expect.any(Blob)));
    expect(of('POST /orders/labels')[0]?.body).toEqual({
      orderIds: [idOf('ord', '1'), idOf('ord', '3')],
      format: 'a4',
      boxes: 2,
    });
    expect(localStorage.getItem('waybill.label-format')).toBe('a4');
  });

  it('takes all with one press, and none with the next', async () => {
    show();
    fireEvent.click(await screen.findByLabelText('All 3'));
    screen.getByRole('button', { name: 'Print for 3 parcels' });
    fireEvent.click(screen.getByLabelText('None of them'));
    expect(screen.getByRole('button', { name: 'Choose a parcel' })).toHaveProperty('disabled', true);
  });

  it('begins with what was chosen elsewhere, without what has arrived meanwhile', async () => {
    show([idOf('ord', '2'), idOf('ord', '9')]);
    await screen.findByRole('button', { name: 'Print for 1 parcel' });
  });

  it('begins with the orders of parcels that were chosen, of a file for one', async () => {
    show(
      [idOf('pkg', '8'), idOf('pkg', '9')],
      [summary({ id: idOf('ord', '1'), packageId: idOf('pkg', '8') }), summary({ id: idOf('ord', '2') })],
    );
    await screen.findByRole('button', { name: 'Print for 1 parcel' });
  });

  it('says when there is nothing to print for', async () => {
    show([], []);
    await screen.findByText('Nothing to stick a label on');
  });
});
