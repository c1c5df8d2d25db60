import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BoardView } from '@waybill/contract/board/board-view';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../ui/toast.tsx';
import { boardStirred } from '../model/board-state.ts';
import { boardAsk, boardOf, boardOrder, boardRider } from '../tests/boards.ts';
import { BoardScreen } from './board-screen.tsx';

const tobi = boardRider('T', 'Tobi Ajayi');
const musa = boardRider('M', 'Musa Lawal', { isOnDuty: false, onDutyBy: null });
const [first, second] = [boardOrder('1'), boardOrder('2')];
const held = { riderId: tobi.riderId, riderName: tobi.name, riderState: 'taken' as const };

const suggested = {
  riders: [{ ...tobi, minutes: 12, reason: '12 minutes away by bike, with room for 20 kg; has nothing to do.' }],
  others: [{ ...musa, why: 'off-duty', reason: 'Off duty.' }],
};

const given = (order: typeof first) => ({
  orderId: order.orderId,
  riderId: tobi.riderId,
  riderName: tobi.name,
  state: 'offered',
  assignedAt: '2026-11-19T11:00:00.000Z',
  reason: '',
});

const onOpen = vi.fn();
const onAnswer = vi.fn();

function show(board: BoardView, answers: Parameters<typeof standInApi>[0] = {}) {
  const api = standInApi({
    'GET /business/board': () => Response.json(board),
    'GET /business/board/suggestions': () => Response.json(suggested),
    ...answers,
  });
  renderWithQueries(
    <>
      <BoardScreen onOpen={onOpen} onAnswer={onAnswer} />
      <Toaster />
    </>,
  );
  return api;
}

const parcels = () => screen.findByRole('list', { name: 'Parcels' });

beforeEach(() => {
  onOpen.mockClear();
  onAnswer.mockClear();
  // A desk: both lists are there.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});

describe('the dispatch board', () => {
  it('says what the place is for while nothing waits', async () => {
    show(boardOf());
    await screen.findByText('Nothing waits');
    screen.getByText(/Nobody rides for you yet/);
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isUp = false;
    show(boardOf(), {
      'GET /business/board': () => (isUp ? Response.json(boardOf()) : refusal('not_found', 'The board is away.')),
    });
    await screen.findByText('We could not load the board');
    isUp = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nothing waits');
  });

  it('leads to what is asked of the business, and to an order', async () => {
    const ask = boardAsk('Q', { senderName: 'Ngozi' });
    show(boardOf({ asks: [ask], orders: [first] }));
    fireEvent.click(await screen.findByRole('button', { name: /Yaba → Ajah.*Ngozi: asks you to carry it/ }));
    expect(onAnswer).toHaveBeenCalledWith(ask);
    fireEvent.click(screen.getByRole('button', { name: /7K3M1.*Waits for a rider/ }));
    expect(onOpen).toHaveBeenCalledWith(first.orderId);
  });

  it('suggests a rider with the reason, says why not the others, gives it to them, and undoes it', async () => {
    const api = show(boardOf({ orders: [first], riders: [tobi, musa] }), {
      [`PUT /orders/${first.orderId}/rider`]: () => Response.json(given(first)),
      [`DELETE /orders/${first.orderId}/rider`]: () => new Response(null, { status: 204 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Give Yaba → Ajah, 7K3M1' }));
    const sheet = await screen.findByRole('dialog', { name: 'Who takes Yaba → Ajah?' });
    await within(sheet).findByText(/12 minutes away by bike/);
    within(sheet).getByText('Off duty.');
    fireEvent.click(within(sheet).getByRole('button', { name: 'Give it to Tobi Ajayi' }));
    await screen.findByText('Tobi Ajayi has it');
    expect(api.of('PUT')[0]?.body).toEqual({ riderId: tobi.riderId });
    await within(await parcels()).findByText('Tobi Ajayi has not answered yet');
    // Until the sheet is gone the message stands in it.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Taken back');
    expect(api.of('DELETE'), 'nobody had it before').toHaveLength(1);
  });

  it('gives several chosen parcels to one rider, and says which of them could not be given', async () => {
    show(boardOf({ orders: [first, second], riders: [tobi] }), {
      [`PUT /orders/${first.orderId}/rider`]: () => Response.json(given(first)),
      [`PUT /orders/${second.orderId}/rider`]: () => refusal('own_package', 'This is their own parcel.'),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: /7K3M1/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /7K3M2/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Give 2 parcels to Tobi Ajayi' }));
    await screen.findByText('Tobi Ajayi has it');
    await screen.findByText('1 parcel stayed where they were');
    expect(screen.queryByText('2 parcels chosen')).toBeNull();
  });

  it('splits chosen parcels among riders as it proposes', async () => {
    const api = show(boardOf({ orders: [first, second], riders: [tobi] }), {
      [`PUT /orders/${first.orderId}/rider`]: () => Response.json(given(first)),
      [`PUT /orders/${second.orderId}/rider`]: () => Response.json(given(second)),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Choose all' }));
    fireEvent.click(screen.getByRole('button', { name: 'Give 2 to…' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Suggest a split among riders' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Give 2 parcels so' }));
    await screen.findByText('Tobi Ajayi has 2 parcels');
    expect(api.of('PUT')).toHaveLength(2);
  });

  it('takes back what riders have', async () => {
    const api = show(boardOf({ orders: [{ ...first, ...held }], riders: [tobi] }), {
      [`DELETE /orders/${first.orderId}/rider`]: () => new Response(null, { status: 204 }),
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: /7K3M1/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Take 1 back' }));
    await screen.findByText('Taken back');
    expect(api.of('DELETE')).toHaveLength(1);
    await within(await parcels()).findByText('Waits for a rider');
  });

  it('gives a parcel that is dropped on a rider', async () => {
    const api = show(boardOf({ orders: [first], riders: [tobi] }), {
      [`PUT /orders/${first.orderId}/rider`]: () => Response.json(given(first)),
    });
    const row = (await screen.findByRole('checkbox', { name: /7K3M1/ })).closest('li')?.firstElementChild;
    const rider = screen.getByRole('button', { name: /^Tobi Ajayi/ }).closest('li')?.firstElementChild;
    if (!row || !rider) throw new Error('They are not on the board');
    const dataTransfer = { setData: vi.fn(), effectAllowed: '' };
    fireEvent.dragStart(row, { dataTransfer });
    fireEvent.dragOver(rider, { dataTransfer });
    fireEvent.drop(rider, { dataTransfer });
    await screen.findByText('Tobi Ajayi has it');
    expect(api.of('PUT')[0]?.body).toEqual({ riderId: tobi.riderId });
  });

  it('is worked by keyboard alone: arrows move, X chooses, G gives', async () => {
    show(boardOf({ orders: [first, second], riders: [tobi] }));
    const list = await parcels();
    const [top] = within(list).getAllByRole('button', { name: /Waits for a rider/ });
    top?.focus();
    fireEvent.keyDown(document.activeElement ?? list, { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement?.textContent).toContain('7K3M2'));
    fireEvent.keyDown(document.activeElement ?? list, { key: 'x' });
    expect(screen.getByRole('checkbox', { name: /7K3M2/ })).toHaveProperty('checked', true);
    fireEvent.keyDown(document.activeElement ?? list, { key: 'g' });
    await screen.findByRole('dialog', { name: 'Who takes Yaba → Ajah?' });
  });

  it('shows the parcels of one rider, and all of them again', async () => {
    show(boardOf({ orders: [{ ...first, ...held }, second], riders: [tobi] }));
    fireEvent.click(await screen.findByRole('button', { name: /^Tobi Ajayi/ }));
    expect(within(await parcels()).queryByText(/7K3M2/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Tobi Ajayi/ }));
    within(await parcels()).getByText('7K3M2');
  });

  it('looks again soon after something happened, and keeps what is chosen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let board = boardOf({ orders: [first], riders: [tobi] });
    const api = show(board, { 'GET /business/board': () => Response.json(board) });
    fireEvent.click(await screen.findByRole('checkbox', { name: /7K3M1/ }));
    board = boardOf({
      orders: [{ ...first, refusal: { riderName: 'Tobi Ajayi', reason: 'A flat tyre', isSilent: false } }],
      riders: [tobi],
    });
    boardStirred();
    boardStirred();
    await vi.advanceTimersByTimeAsync(3_500);
    await screen.findByText('Tobi Ajayi said no: A flat tyre');
    expect(screen.getByRole('checkbox', { name: /7K3M1/ })).toHaveProperty('checked', true);
    expect(api.of('GET /business/board')).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(30_000);
    await waitFor(() => expect(api.of('GET /business/board').length).toBeGreaterThan(2));
  });

  it('keeps few rows in the page, however many there are', async () => {
    const orders = Array.from({ length: 2_000 }, (_, index) => boardOrder(`${index}`));
    const riders = Array.from({ length: 200 }, (_, index) => boardRider(`R${index}`, `Rider ${index}`));
    show(boardOf({ orders, riders }));
    const list = await parcels();
    expect(within(list).getAllByRole('listitem').length).toBeLessThan(40);
    expect(within(screen.getByRole('list', { name: 'Riders' })).getAllByRole('listitem').length).toBeLessThan(40);
    const [row] = within(list).getAllByRole('listitem');
    expect(row?.getAttribute('aria-setsize')).toBe('2000');
    fireEvent.keyDown(list, { key: 'End' });
    await within(list).findByText('7K3M1999');
  });
});
