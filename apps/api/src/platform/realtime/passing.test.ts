import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPasser } from './passing.ts';

const moved = (latitude: number, orderId = 'ord_01K00000000000000000000001') => ({
  type: 'order.moved',
  orderId,
  latitude,
  longitude: 3.4,
  at: '2026-11-16T09:00:00.000Z',
});
const messageTo = (userId: string, event: object) => `${userId} ${JSON.stringify(event)}`;

describe('a passing event to one person', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function listening(isHere = true) {
    const sent: [string, string][] = [];
    const passer = createPasser((userId, frame) => {
      if (isHere) sent.push([userId, frame]);
      return isHere;
    }, 1_000);
    return { sent, ...passer };
  }

  it('is sent at once, and of those soon after it the newest, at the end', () => {
    const { sent, pass } = listening();
    for (let step = 0; step <= 50; step += 1) pass(messageTo('usr_1', moved(step)));
    expect(sent).toEqual([['usr_1', `data: ${JSON.stringify(moved(0))}\n\n`]]);
    vi.advanceTimersByTime(1_000);
    expect(sent.at(-1)).toEqual(['usr_1', `data: ${JSON.stringify(moved(50))}\n\n`]);
    vi.advanceTimersByTime(10_000);
    expect(sent, 'nothing was said since').toHaveLength(2);
  });

  it('waits for nobody else, and for no other order', () => {
    const { sent, pass } = listening();
    pass(messageTo('usr_1', moved(1)));
    pass(messageTo('usr_2', moved(1)));
    pass(messageTo('usr_1', moved(1, 'ord_01K00000000000000000000002')));
    expect(sent.map(([userId]) => userId)).toEqual(['usr_1', 'usr_2', 'usr_1']);
  });

  it('about typing is sent for each room and each person', () => {
    const typing = (room: number, user: number) => ({
      type: 'chat.typing',
      roomId: `rom_01K0000000000000000000000${room}`,
      userId: `usr_01K0000000000000000000000${user}`,
    });
    const { sent, pass } = listening();
    const three = [typing(1, 1), typing(2, 1), typing(1, 2)];
    for (const event of [...three, ...three]) pass(messageTo('usr_3', event));
    expect(sent.map(([, frame]) => frame)).toEqual(three.map((event) => `data: ${JSON.stringify(event)}\n\n`));
  });

  it('is one that the contract knows: nothing else on the channel is sent', () => {
    const { sent, pass } = listening();
    for (const text of ['', ' ', 'usr_1', 'usr_1 {', messageTo('usr_1', { type: 'user.changed' }), messageTo('', moved(1))])
      pass(text);
    pass(messageTo('usr_1', { ...moved(1), phone: '+2348031234567' }));
    expect(sent).toEqual([['usr_1', `data: ${JSON.stringify(moved(1))}\n\n`]]);
  });

  it('leaves nothing behind for a person who is not connected, nor once stopped', () => {
    const away = listening(false);
    away.pass(messageTo('usr_1', moved(1)));
    expect(vi.getTimerCount()).toBe(0);
    const here = listening();
    here.pass(messageTo('usr_1', moved(1)));
    here.pass(messageTo('usr_1', moved(2)));
    here.stop();
    vi.advanceTimersByTime(10_000);
    expect(here.sent).toHaveLength(1);
  });
});
