import { orderProcess } from '@waybill/contract/orders/process-table';
import { describe, expect, it } from 'vitest';
import { expressOrder, happening } from '../tests/express.ts';
import { orderToast } from './order-toast.ts';

describe('a toast about an order', () => {
  it('says nothing of who rides: the order that is open shows them by itself', () => {
    expect(orderToast(expressOrder({ role: 'sender' }), 'rider')).toBeUndefined();
  });

  it('names who did it and what it means', () => {
    const order = expressOrder({ role: 'sender', history: [happening('order.picked-up')] });
    expect(orderToast(order, 'order.picked-up')).toEqual({
      title: 'Chidi has your parcel',
      text: 'You can follow it from now on.',
    });
  });

  it('says who of the business’s people said no, and why', () => {
    const assignment = {
      ...{ orderId: 'ord_1', riderId: 'usr_1', riderName: 'Musa Lawal', assignedAt: '2026-11-19T09:00:00.000Z' },
      ...{ state: 'declined' as const, reason: 'A flat tyre' },
    };
    expect(orderToast(expressOrder({ role: 'carrier', assignment }), 'assignment-declined')).toEqual({
      title: 'Musa Lawal said no',
      text: '“A flat tyre” It waits for another rider.',
    });
  });

  it('is not shown to the side that acted', () => {
    const order = expressOrder({ role: 'carrier', history: [happening('order.picked-up')] });
    expect(orderToast(order, 'order.picked-up')).toBeUndefined();
  });

  it('goes by the latest of its kind: evidence comes from both sides', () => {
    const history = [happening('evidence', { by: 'carrier' }), happening('evidence', { by: 'sender' })];
    expect(orderToast(expressOrder({ role: 'sender', history }), 'evidence')).toBeUndefined();
    expect(orderToast(expressOrder({ role: 'carrier', history }), 'evidence')?.title).toBe('Ada has added to the case');
  });

  it('does not ask whether it arrived when the receiver’s code has said so', () => {
    const history = [happening('order.delivered'), happening('order.completed')];
    expect(orderToast(expressOrder({ orderStatus: 5, history }), 'order.delivered')).toBeUndefined();
    expect(orderToast(expressOrder({ orderStatus: 4, history }), 'order.delivered')?.text).toMatch(/^Did it arrive/);
  });

  it('says that staff have decided, and of another act of theirs only that something changed', () => {
    const history = [happening('order.cancelled', { by: 'ops' })];
    expect(orderToast(expressOrder({ history }), 'order.cancelled')?.title).toBe('News of a delivery');
    const sums = { fee: 3000, carrierGets: 0, senderGets: 3500, commission: 0, charge: 0 };
    const outcome = { decision: 'refund', at: '2026-11-16T09:00:00.000Z', ...sums } as const;
    expect(orderToast(expressOrder({ role: 'sender', history, outcome }), 'order.cancelled')).toEqual({
      title: 'Our team has decided',
      text: 'The order says who got what.',
    });
  });

  it('says that another carrier was chosen, except to the sender who chose', () => {
    const history = [happening('order.declined', { by: 'time' })];
    expect(orderToast(expressOrder({ role: 'carrier', history }), 'order.declined')?.title).toBe('Another carrier was chosen');
    expect(orderToast(expressOrder({ role: 'sender', history }), 'order.declined')).toBeUndefined();
  });

  it('promises money back only where money came back', () => {
    const cancelled = happening('order.cancelled', { by: 'carrier' });
    const offer = { role: 'sender', askedBy: 'carrier', isBooking: false } as const;
    expect(orderToast(expressOrder({ ...offer, history: [happening('order.requested'), cancelled] }), 'order.cancelled')).toEqual(
      {
        title: 'Chidi withdrew the offer',
        text: 'Your parcel waits for somebody else, and the fee stays in escrow.',
      },
    );
    const agreed = [happening('order.accepted', { by: 'sender' }), cancelled];
    expect(orderToast(expressOrder({ ...offer, history: agreed }), 'order.cancelled')?.text).toMatch(/^Your money is back/);
  });

  it('blames nobody for what followed from something taken down', () => {
    const history = [happening('order.cancelled', { by: 'time' })];
    const booking = { askedBy: 'sender', isBooking: true, history } as const;
    const offer = { askedBy: 'carrier', isBooking: false, history } as const;
    const toastFor = (order: Parameters<typeof expressOrder>[0]) => orderToast(expressOrder(order), 'order.cancelled');
    expect(toastFor({ ...booking, role: 'sender' })).toEqual({
      title: 'The booking is over',
      text: 'Your money is back in your wallet.',
    });
    expect(toastFor({ ...booking, role: 'carrier' })?.title).toBe('The booking is over');
    expect(toastFor({ ...offer, role: 'carrier' })?.title).toBe('The parcel was taken down');
    expect(toastFor({ ...offer, role: 'sender' }), 'who took it down knows').toBeUndefined();
  });

  it('does not say that somebody complained where only the time was over', () => {
    const history = [happening('order.disputed', { by: 'time' })];
    for (const role of ['sender', 'carrier'] as const)
      expect(orderToast(expressOrder({ role, history }), 'order.disputed')?.title).toBe('Our team is looking into it');
  });

  it('has words for every step of the process, for the side that did not take it', () => {
    const steps = orderProcess.filter(({ by }) => !by.includes('ops'));
    expect(steps).not.toEqual([]);
    for (const { emits: what, to: orderStatus } of steps) {
      // A delivery by code shows as completed; every other step is shown to the side that did not take it.
      for (const [by, role] of [
        ['sender', 'carrier'],
        ['carrier', 'sender'],
      ] as const) {
        const shown = orderToast(expressOrder({ role, orderStatus, history: [happening(what, { by })] }), what);
        expect(shown?.title, what).toMatch(/\w/);
        expect(shown?.title, what).not.toBe('News of a delivery');
      }
    }
  });
});
