import { describe, expect, it } from 'vitest';
import { boardAsk, boardOf, boardOrder } from '../tests/boards.ts';
import { type BoardFilter, countShows, filterRows, rowsOf, wayOf } from './board-rows.ts';

const everything: BoardFilter = { show: 'all', kind: 'any', riderId: undefined, text: '' };
const late = { kind: 'late-departure' as const, since: '2026-11-19T10:48:00.000Z' };

const board = boardOf({
  asks: [boardAsk('Q', { isExpress: true, senderName: 'Ngozi Eze' })],
  orders: [
    boardOrder('1', { refusal: { riderName: 'Tobi', reason: 'A flat tyre', isSilent: false } }),
    boardOrder('2', { isSale: true, receiverName: 'Ọlá Adé' }),
    boardOrder('3', { riderId: 'usr_tobi', riderName: 'Tobi Ajayi', riderState: 'taken', alerts: [late] }),
  ],
});
const rows = rowsOf(board);
const shown = (filter: Partial<BoardFilter>) =>
  filterRows(rows, { ...everything, ...filter }).map((row) => (row.kind === 'ask' ? 'ask' : row.order.trackingId));

describe('what a dispatcher chooses to see of the board', () => {
  it('is all of it at first, with what is asked above what is to be carried', () => {
    expect(shown({})).toEqual(['ask', '7K3M1', '7K3M2', '7K3M3']);
  });

  it('is what is asked, what waits, what riders have, or what somebody should look at', () => {
    expect(shown({ show: 'asked' })).toEqual(['ask']);
    expect(shown({ show: 'waiting' })).toEqual(['7K3M1', '7K3M2']);
    expect(shown({ show: 'riding' })).toEqual(['7K3M3']);
    expect(shown({ show: 'look' }), 'a no is looked at, too').toEqual(['7K3M1', '7K3M3']);
    expect(countShows(rows)).toEqual({ all: 4, asked: 1, waiting: 2, riding: 1, look: 2 });
  });

  it('is of one kind, or of one rider', () => {
    expect(shown({ kind: 'express' })).toEqual(['ask']);
    expect(shown({ kind: 'sale' })).toEqual(['7K3M2']);
    expect(shown({ riderId: 'usr_tobi' })).toEqual(['7K3M3']);
  });

  it('is found by number, by any name and by place, without marks and in any order', () => {
    expect(shown({ text: '7k3m2' })).toEqual(['7K3M2']);
    expect(shown({ text: 'ade ola' })).toEqual(['7K3M2']);
    expect(shown({ text: 'tobi' })).toEqual(['7K3M3']);
    expect(shown({ text: 'ngozi yaba' })).toEqual(['ask']);
    expect(shown({ text: 'Kaduna' })).toEqual([]);
  });
});

it('names a way by its places without their towns', () => {
  expect(wayOf(boardOrder('1'))).toBe('Yaba → Ajah');
});
