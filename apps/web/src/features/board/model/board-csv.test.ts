import { expect, it } from 'vitest';
import { boardAsk, boardOf, boardOrder, readAt } from '../tests/boards.ts';
import { boardCsv } from './board-csv.ts';
import { rowsOf } from './board-rows.ts';

it('writes what is shown for a spreadsheet, and nothing that one would run', () => {
  const late = { kind: 'late-departure' as const, since: '2026-11-19T10:48:00.000Z' };
  const board = boardOf({
    asks: [boardAsk('Q', { senderName: 'Ngozi, of "Lace"' })],
    orders: [
      boardOrder('1', { receiverName: '=HYPERLINK("x")', isExpress: true, alerts: [late] }),
      boardOrder('2', { riderId: 'usr_1', riderName: 'Tobi', riderState: 'offered', isSale: true }),
    ],
  });
  expect(boardCsv(rowsOf(board), readAt).split('\r\n')).toEqual([
    'Number,From,To,Day,Kilograms,Fee,Currency,Express,Sale,Sender,Receiver,Rider,Where it stands,To look at',
    ',Yaba,Ajah,2026-11-19,2.5,2600.00,NGN,no,no,"Ngozi, of ""Lace""",,,"Ngozi, of ""Lace"": asks you to carry it",',
    `7K3M1,Yaba,Ajah,2026-11-19,2.5,2600.00,NGN,yes,no,Amina Bello,"'=HYPERLINK(""x"")",,Waits for a rider,Should have left 12 min ago`,
    '7K3M2,Yaba,Ajah,2026-11-19,2.5,2600.00,NGN,no,yes,Amina Bello,Chike Eze,Tobi,Tobi has not answered yet,',
    '',
  ]);
});
