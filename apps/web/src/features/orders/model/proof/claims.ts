import { ApiProblem, TransportFailure } from '@waybill/client/failures';
import { type AttemptReason, attemptReasons, orderLimits } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import type { ProblemCode } from '@waybill/contract/problem';
import { createListeners } from '../../../../ui/listeners.ts';
import { claimsKey } from './claims-key.ts';

/** Where a proof leads: the parcel is picked up (2), handed over (4), or back with the seller (6). */
export type ProofStep = 2 | 4 | 6;

/** What a carrier enters without network: a proof, or that something sold could not be handed over (10). */
export type ClaimStep = ProofStep | 10;

/** An attempt that failed, with the place and the photo of the door as they were then. */
export type KeptAttempt = {
  readonly reason: AttemptReason;
  readonly message: string;
  readonly latitude: number;
  readonly longitude: number;
  /** As a data address; null where its pictures are with us already. */
  readonly photo: string | null;
  readonly imageIds: readonly string[];
};

/** A code or an attempt that was entered, with the time it really happened. It waits here until the server has it. */
export type Claim = {
  readonly key: string;
  readonly orderId: string;
  readonly trackingId: string;
  readonly to: ClaimStep;
  /** Empty for an attempt, which needs none. */
  readonly code: string;
  readonly attempt?: KeptAttempt;
  readonly happenedAt: string;
  /** The server’s refusal, stored until the carrier has seen it. */
  readonly refusal?: { readonly code: ProblemCode; readonly text: string };
  /** Its code rests until then, after wrong tries. */
  readonly notBefore?: string;
};

export type ClaimUpdate =
  | { readonly kind: 'sent'; readonly claim: Claim; readonly order: OrderView }
  | { readonly kind: 'refused'; readonly claim: Claim };

type ClaimParts = {
  readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly userId: string;
  readonly send: (claim: Claim, isTimed: boolean) => Promise<OrderView>;
  /** One at a time, whatever the number of tabs. */
  readonly lock: (work: () => Promise<void>) => Promise<void>;
};

export type Claims = ReturnType<typeof createClaims>;

// Nothing is wrong with the claim: the server, or the way to it, is not there now, or nobody is signed in.
const later: readonly ProblemCode[] = [
  'unavailable',
  'internal',
  'too_many_requests',
  'request_under_way',
  'not_signed_in',
  'session_ended',
];

// Problems that concern one order only: the others go on meanwhile.
const laterForOne: readonly ProblemCode[] = ['internal', 'request_under_way', 'code_resting'];

/** The claims of one person that wait on this phone, oldest first. */
export function createClaims({ store, userId, send, lock }: ClaimParts) {
  const listeners = createListeners();
  const updateListeners = createListeners<[update: ClaimUpdate]>();
  let text: string | null = null;
  let list: readonly Claim[] = [];
  /** Being sent by somebody who waits for the answer: kept, and neither shown as waiting nor sent a second time. */
  const inHand = new Set<string>();
  let shown: readonly Claim[] = [];
  let running: Promise<void> | undefined;

  /** As it stands in the store, where another tab may have changed it; the same list while nothing changed. */
  function stored(): readonly Claim[] {
    const now = store.getItem(claimsKey(userId));
    if (now !== text) {
      text = now;
      list = parse(now);
      shown = list.filter(({ key }) => !inHand.has(key));
    }
    return list;
  }

  function all(): readonly Claim[] {
    stored();
    return shown;
  }

  function keep(next: readonly Claim[]): void {
    if (next.length === 0) store.removeItem(claimsKey(userId));
    else store.setItem(claimsKey(userId), JSON.stringify(next));
    listeners.tell();
  }

  function letGo({ key }: Claim): void {
    inHand.delete(key);
    shown = stored().filter((claim) => !inHand.has(claim.key));
    listeners.tell();
  }

  const drop = ({ key }: Claim) => keep(stored().filter((claim) => claim.key !== key));
  const change = (claim: Claim) => keep(stored().map((one) => (one.key === claim.key ? claim : one)));

  /** Entered again, it takes the place of what was entered before, so that a later step stays behind it. */
  function add(claim: Claim): void {
    const isSame = isSameStep(claim);
    keep(stored().some(isSame) ? stored().map((one) => (isSame(one) ? claim : one)) : [...stored(), claim]);
  }

  /** The next claim to send. Claims after a refused one of the same order build on it, and wait until it is seen. */
  function next(orders?: ReadonlySet<string>): Claim | undefined {
    const stuck = new Set(orders);
    for (const claim of stored()) {
      if (claim.refusal || inHand.has(claim.key) || isResting(claim)) stuck.add(claim.orderId);
      else if (!stuck.has(claim.orderId)) return claim;
    }
    return undefined;
  }

  /** Whether the way is free for the next one, or only for those of other orders. */
  async function sendOne(claim: Claim): Promise<'free' | 'free for others' | 'closed'> {
    try {
      const order = await sendWithTime(send, claim);
      drop(claim);
      updateListeners.tell({ kind: 'sent', claim, order });
      return 'free';
    } catch (failure) {
      if (failure instanceof ApiProblem && laterForOne.includes(failure.code)) {
        if (failure.code === 'code_resting') change({ ...claim, notBefore: restEnd(failure) });
        return 'free for others';
      }
      if (isForLater(failure)) return 'closed';
      const refused = { ...claim, refusal: refusalOf(failure) };
      change(refused);
      updateListeners.tell({ kind: 'refused', claim: refused });
      return 'free';
    }
  }

  async function sendAll(): Promise<void> {
    const passed = new Set<string>();
    for (let claim = next(); claim; claim = next(passed)) {
      const way = await sendOne(claim);
      if (way === 'closed') return;
      if (way === 'free for others') passed.add(claim.orderId);
    }
  }

  async function locked<T>(work: () => Promise<T>): Promise<T> {
    let result: Promise<T> | undefined;
    await lock(async () => {
      result = work();
      await result.catch(() => {});
    });
    if (!result) throw new TransportFailure('network');
    return result;
  }

  return {
    userId,
    all,
    subscribe: listeners.subscribe,
    /** Calls the listener with the outcome of each claim. */
    onUpdate: updateListeners.subscribe,
    add,
    /**
     * Sends one while somebody waits for the answer. It is kept first: the page may be closed before there is one.
     * It stays where the answer is for later; a refusal is thrown to the caller, and the claim it replaced returns.
     */
    async attempt(claim: Claim): Promise<OrderView> {
      const before = stored().find(isSameStep(claim));
      inHand.add(claim.key);
      add(claim);
      try {
        const order = await locked(() => sendWithTime(send, claim));
        drop(claim);
        return order;
      } catch (failure) {
        if (!isForLater(failure)) {
          if (before) add(before);
          else drop(claim);
        }
        throw failure;
      } finally {
        letGo(claim);
      }
    },
    /** Done another way, or its refusal was read. */
    settle(orderId: string, to: ClaimStep): void {
      keep(stored().filter((claim) => claim.orderId !== orderId || claim.to !== to));
    },
    /** Whether anything may go out now. */
    isWaiting: () => next() !== undefined,
    /** Whether nothing is kept: neither what waits nor a refusal nobody has seen. */
    isEmpty: () => stored().length === 0,
    /** Sends what waits, one after the other, as far as the network carries. */
    flush(): Promise<void> {
      running ??= lock(sendAll).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

const isSameStep = (claim: Claim) => (one: Claim) => one.orderId === claim.orderId && one.to === claim.to;

export const isResting = ({ notBefore }: Claim) => notBefore !== undefined && Date.parse(notBefore) > Date.now();

function restEnd({ problem }: ApiProblem): string {
  return new Date(Date.now() + (problem.retryAfterSeconds ?? orderLimits.codeRestMinutes * 60) * 1000).toISOString();
}

/** A phone whose clock is wrong still has the right code: then the server’s own time counts. */
async function sendWithTime(send: ClaimParts['send'], claim: Claim): Promise<OrderView> {
  try {
    return await send(claim, true);
  } catch (failure) {
    if (failure instanceof ApiProblem && failure.problem.errors.some(({ field }) => field === 'happenedAt'))
      return send(claim, false);
    throw failure;
  }
}

/** Without an answer nobody knows whether it arrived: it is sent again, under the same key. */
export function isForLater(failure: unknown): boolean {
  if (failure instanceof ApiProblem) return later.includes(failure.code);
  return failure instanceof TransportFailure && failure.kind !== 'aborted';
}

export function refusalOf(failure: unknown): { code: ProblemCode; text: string } {
  if (failure instanceof ApiProblem) return { code: failure.code, text: failure.message };
  return { code: 'internal', text: 'That did not work. Please enter the code again.' };
}

function parse(text: string | null): readonly Claim[] {
  try {
    const claims: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(claims) ? claims.filter(isClaim) : [];
  } catch {
    return [];
  }
}

function isClaim(value: unknown): value is Claim {
  if (typeof value !== 'object' || value === null) return false;
  const claim: Partial<Record<keyof Claim, unknown>> = value;
  const words = [claim.key, claim.orderId, claim.trackingId, claim.code, claim.happenedAt];
  if (!words.every((word) => typeof word === 'string')) return false;
  return claim.to === 10 ? isKeptAttempt(claim.attempt) : claim.to === 2 || claim.to === 4 || claim.to === 6;
}

function isKeptAttempt(value: unknown): value is KeptAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const { reason, latitude, longitude, photo, imageIds }: Partial<Record<keyof KeptAttempt, unknown>> = value;
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number';
  return (
    isPlaced &&
    attemptReasons.some((known) => known === reason) &&
    (photo === null || typeof photo === 'string') &&
    Array.isArray(imageIds)
  );
}
