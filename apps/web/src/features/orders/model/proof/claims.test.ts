import { ApiProblem, TransportFailure } from '@waybill/client/failures';
import type { ProblemCode } from '@waybill/contract/problem';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderOf } from '../../tests/orders.ts';
import { type Claim, type ClaimUpdate, createClaims, type ProofStep } from './claims.ts';
import { claimsKey } from './claims-key.ts';

const userId = 'usr_1';
const texts = new Map<string, string>();
const store = {
  getItem: (name: string) => texts.get(name) ?? null,
  setItem: (name: string, text: string) => void texts.set(name, text),
  removeItem: (name: string) => void texts.delete(name),
};

function claim(key: string, orderId: string, to: ProofStep): Claim {
  return { key, orderId, trackingId: '7K3M9QXPC', to, code: '123456', happenedAt: '2026-11-16T08:00:00.000Z' };
}

function problem(code: ProblemCode, field?: string, retryAfterSeconds?: number): ApiProblem {
  const errors = field ? [{ field, message: 'No.' }] : [];
  const rest = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return new ApiProblem({ type: '', title: '', status: 409, detail: `No: ${code}`, code, errors, ...rest });
}

const answer = vi.fn<(claim: Claim, isTimed: boolean) => Promise<ReturnType<typeof orderOf>>>();

function open() {
  const claims = createClaims({ store, userId, send: answer, lock: (work) => work() });
  const updates: ClaimUpdate[] = [];
  claims.onUpdate((update) => updates.push(update));
  return { claims, updates: () => updates.map(({ kind, claim }) => `${kind} ${claim.key}`) };
}

const sent = () => answer.mock.calls.map(([{ key }, isTimed]) => (isTimed ? key : `${key} untimed`));

describe('codes entered without network', () => {
  beforeEach(() => {
    texts.clear();
    answer.mockReset().mockImplementation(async () => orderOf('1'));
  });

  it('are sent once, in the order they were entered, and are gone then', async () => {
    const { claims, updates } = open();
    claims.add(claim('a', 'ord_1', 2));
    claims.add(claim('b', 'ord_2', 2));
    claims.add(claim('c', 'ord_1', 4));
    await Promise.all([claims.flush(), claims.flush()]);
    expect(sent()).toEqual(['a', 'b', 'c']);
    expect(updates()).toEqual(['sent a', 'sent b', 'sent c']);
    expect(texts.size).toBe(0);
  });

  it('are attempts, too, which come back after a reload with photo and place, and not without them', async () => {
    const attempt = { reason: 'refused', message: '', latitude: 6.5, longitude: 3.4, photo: 'data:x', imageIds: [] } as const;
    const kept = { ...claim('a', 'ord_1', 2), to: 10, code: '', attempt } as const;
    open().claims.add(kept);
    expect(open().claims.all()).toEqual([kept]);
    store.setItem(claimsKey(userId), JSON.stringify([{ ...kept, attempt: { ...attempt, latitude: undefined } }]));
    expect(open().claims.all()).toEqual([]);
  });

  it('are there again after a reload, with key and time', async () => {
    open().claims.add(claim('a', 'ord_1', 2));
    expect(open().claims.all()).toEqual([claim('a', 'ord_1', 2)]);
  });

  it('stop at the first that finds no network, so that none overtakes another', async () => {
    answer.mockRejectedValue(new TransportFailure('network'));
    const { claims } = open();
    claims.add(claim('a', 'ord_1', 2));
    claims.add(claim('b', 'ord_2', 2));
    await claims.flush();
    expect(sent()).toEqual(['a']);
    expect(claims.all().map(({ key, refusal }) => [key, refusal])).toEqual([
      ['a', undefined],
      ['b', undefined],
    ]);
  });

  it.each(['unavailable', 'internal', 'too_many_requests', 'session_ended'] as const)(
    'wait on when the server says %s',
    async (code) => {
      answer.mockRejectedValue(problem(code));
      const { claims } = open();
      claims.add(claim('a', 'ord_1', 2));
      await claims.flush();
      expect(claims.isWaiting()).toBe(true);
    },
  );

  it('go on with other parcels when the server fails at one', async () => {
    answer.mockImplementation(async ({ orderId }) => {
      if (orderId === 'ord_1') throw problem('internal');
      return orderOf('2');
    });
    const { claims, updates } = open();
    claims.add(claim('a', 'ord_1', 2));
    claims.add(claim('b', 'ord_1', 4));
    claims.add(claim('c', 'ord_2', 2));
    await claims.flush();
    expect(sent()).toEqual(['a', 'c']);
    expect(updates()).toEqual(['sent c']);
    expect(claims.all().map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('wait while their code rests, and go out as they were when it has rested', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-16T09:00:00Z') });
    answer.mockRejectedValueOnce(problem('code_resting', undefined, 600));
    const { claims, updates } = open();
    claims.add(claim('a', 'ord_1', 2));
    claims.add(claim('b', 'ord_1', 4));
    await claims.flush();
    expect(claims.isWaiting()).toBe(false);
    vi.setSystemTime(new Date('2026-11-16T09:09:59Z'));
    await claims.flush();
    expect(sent()).toEqual(['a']);
    vi.setSystemTime(new Date('2026-11-16T09:10:01Z'));
    expect(claims.isWaiting()).toBe(true);
    await claims.flush();
    vi.useRealTimers();
    expect(sent()).toEqual(['a', 'a', 'b']);
    expect(answer.mock.calls[1]?.[0]).toMatchObject({ key: 'a', happenedAt: '2026-11-16T08:00:00.000Z' });
    expect(updates()).toEqual(['sent a', 'sent b']);
  });

  it('are stored with the reason when they are refused, until the carrier has seen it', async () => {
    answer.mockRejectedValueOnce(problem('code_wrong'));
    const { claims, updates } = open();
    claims.add(claim('a', 'ord_1', 2));
    claims.add(claim('b', 'ord_2', 2));
    await claims.flush();
    expect(updates()).toEqual(['refused a', 'sent b']);
    expect(claims.all()).toEqual([{ ...claim('a', 'ord_1', 2), refusal: { code: 'code_wrong', text: 'No: code_wrong' } }]);
    claims.settle('ord_1', 2);
    expect(claims.all()).toEqual([]);
  });

  it('hold back a handover whose pickup was refused, and send it once the pickup is entered again', async () => {
    answer.mockRejectedValueOnce(problem('code_wrong'));
    const { claims } = open();
    claims.add(claim('pickup', 'ord_1', 2));
    claims.add(claim('handover', 'ord_1', 4));
    await claims.flush();
    expect(sent()).toEqual(['pickup']);
    claims.add(claim('pickup again', 'ord_1', 2));
    await claims.flush();
    expect(sent()).toEqual(['pickup', 'pickup again', 'handover']);
  });

  it('are stored from the first moment, also while the carrier waits for the answer, and are sent only once', async () => {
    let arrive = () => {};
    answer.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve(orderOf('1')))));
    const { claims } = open();
    const answered = claims.attempt(claim('a', 'ord_1', 2));
    expect(open().claims.all()).toEqual([claim('a', 'ord_1', 2)]);
    expect([claims.all(), claims.isWaiting(), claims.isEmpty()]).toEqual([[], false, false]);
    arrive();
    await answered;
    expect([sent(), claims.isEmpty()]).toEqual([['a'], true]);
  });

  it('stay stored when there is no network while the carrier waits for the answer', async () => {
    answer.mockRejectedValueOnce(new TransportFailure('network'));
    const { claims } = open();
    await expect(claims.attempt(claim('a', 'ord_1', 2))).rejects.toThrow();
    expect(claims.all()).toEqual([claim('a', 'ord_1', 2)]);
    expect(claims.isWaiting()).toBe(true);
  });

  it('are dropped when refused while the carrier waits, but an earlier refusal still holds back the next step', async () => {
    answer.mockRejectedValue(problem('code_wrong'));
    const { claims } = open();
    await expect(claims.attempt(claim('x', 'ord_2', 2))).rejects.toThrow();
    expect(claims.isEmpty()).toBe(true);
    claims.add(claim('pickup', 'ord_1', 2));
    claims.add(claim('handover', 'ord_1', 4));
    await claims.flush();
    await expect(claims.attempt(claim('pickup again', 'ord_1', 2))).rejects.toThrow();
    await claims.flush();
    expect(sent()).toEqual(['x', 'pickup', 'pickup again']);
    expect(claims.all().map(({ key }) => key)).toEqual(['pickup', 'handover']);
  });

  it('count from now when the phone’s clock cannot be right', async () => {
    answer.mockRejectedValueOnce(problem('invalid_input', 'happenedAt'));
    const { claims, updates } = open();
    claims.add(claim('a', 'ord_1', 2));
    await claims.flush();
    expect(sent()).toEqual(['a', 'a untimed']);
    expect(updates()).toEqual(['sent a']);
  });

  it('are nothing when the store holds something else', () => {
    texts.set(claimsKey(userId), '{"not":"a list"}');
    expect(open().claims.all()).toEqual([]);
    texts.set(claimsKey(userId), '[{"key":1}, null');
    expect(open().claims.all()).toEqual([]);
  });
});
