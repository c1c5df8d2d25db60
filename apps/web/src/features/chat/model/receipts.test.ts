import { TransportFailure } from '@waybill/client/failures';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createReceipts, type Receipt } from './receipts.ts';

const mark = vi.fn(async (_room: string, _receipt: Receipt): Promise<void> => {});
const sentReceipts = () => mark.mock.calls;

describe('a receipt', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    mark.mockClear();
  });

  it('is sent after a moment, delivered and read together, and then once a second at most', async () => {
    const receipts = createReceipts(mark);
    receipts.delivered('rom_1', 1);
    receipts.read('rom_1', 1);
    await vi.advanceTimersByTimeAsync(100);
    expect(sentReceipts()).toEqual([['rom_1', { deliveredSeq: 1, readSeq: 1 }]]);
    for (const seq of [2, 3]) receipts.delivered('rom_1', seq);
    receipts.read('rom_1', 2);
    await vi.advanceTimersByTimeAsync(999);
    expect(sentReceipts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sentReceipts()[1]).toEqual(['rom_1', { deliveredSeq: 3, readSeq: 2 }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sentReceipts()).toHaveLength(2);
  });

  it('is not sent again while a slow line carries it, and what came meanwhile goes after it', async () => {
    let answer: () => void = () => {};
    mark.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const receipts = createReceipts(mark);
    receipts.read('rom_1', 1);
    await vi.advanceTimersByTimeAsync(100);
    receipts.read('rom_1', 2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sentReceipts()).toHaveLength(1);
    answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(sentReceipts().map(([, { readSeq }]) => readSeq)).toEqual([1, 2]);
  });

  it('is sent once, and never goes back', async () => {
    const receipts = createReceipts(mark);
    receipts.read('rom_1', 5);
    await vi.advanceTimersByTimeAsync(2000);
    receipts.read('rom_1', 5);
    receipts.delivered('rom_1', 4);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sentReceipts()).toEqual([['rom_1', { deliveredSeq: 5, readSeq: 5 }]]);
  });

  it('of one room does not hold up another', async () => {
    const receipts = createReceipts(mark);
    receipts.read('rom_1', 1);
    receipts.read('rom_2', 1);
    await vi.advanceTimersByTimeAsync(100);
    expect(sentReceipts().map(([room]) => room)).toEqual(['rom_1', 'rom_2']);
  });

  it('is sent again when it did not arrive', async () => {
    mark.mockRejectedValueOnce(new TransportFailure('network'));
    const receipts = createReceipts(mark);
    receipts.read('rom_1', 1);
    await vi.advanceTimersByTimeAsync(2099);
    expect(sentReceipts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sentReceipts()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sentReceipts()).toHaveLength(2);
  });

  it('is not sent where another tab has sent it', async () => {
    const receipts = createReceipts(mark);
    receipts.delivered('rom_1', 1);
    await vi.advanceTimersByTimeAsync(100);
    receipts.read('rom_1', 4);
    receipts.markSent('rom_1', { deliveredSeq: 4, readSeq: 4 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(sentReceipts()).toHaveLength(1);
  });
});
