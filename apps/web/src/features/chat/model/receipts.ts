import { isProblem } from '@waybill/client/failures';

export type Receipt = { readonly deliveredSeq?: number; readonly readSeq?: number };

type Progress = {
  wanted: Receipt;
  sent: Receipt;
  timer?: ReturnType<typeof setTimeout>;
  isUnderWay: boolean;
  failures: number;
};

// A message in an open room is delivered and read at once: this pause sends both in one receipt.
const firstMs = 100;
const paceMs = 1000;
const longestMs = 60_000;

/** Sends how far oneself has come in each room: the furthest only, once a second at most, and again where it failed. */
export function createReceipts(mark: (roomId: string, receipt: Receipt) => Promise<unknown>) {
  const rooms = new Map<string, Progress>();

  async function send(roomId: string, progress: Progress): Promise<void> {
    const receipt = unsentIn(progress);
    if (!receipt) return rest(roomId, progress, undefined);
    // On a slow line the next receipt waits for the answer to this one.
    rest(roomId, progress, undefined);
    progress.isUnderWay = true;
    try {
      await mark(roomId, receipt);
      progress.sent = furthest(progress.sent, receipt);
      progress.failures = 0;
      rest(roomId, progress, paceMs);
    } catch (failure) {
      // A room that is not one’s own, or no longer: there is nothing to send.
      const isPointless = isProblem(failure, 'not_found', 'forbidden', 'invalid_input');
      if (isPointless) progress.sent = furthest(progress.sent, receipt);
      progress.failures += 1;
      rest(roomId, progress, Math.min(longestMs, paceMs * 2 ** progress.failures));
    } finally {
      progress.isUnderWay = false;
    }
  }

  function rest(roomId: string, progress: Progress, ms: number | undefined): void {
    clearTimeout(progress.timer);
    delete progress.timer;
    if (ms !== undefined) progress.timer = setTimeout(() => void send(roomId, progress), ms);
  }

  function want(roomId: string, receipt: Receipt): void {
    const progress = rooms.get(roomId) ?? { wanted: {}, sent: {}, isUnderWay: false, failures: 0 };
    rooms.set(roomId, progress);
    progress.wanted = furthest(progress.wanted, receipt);
    if (progress.timer === undefined && !progress.isUnderWay) rest(roomId, progress, firstMs);
  }

  return {
    delivered: (roomId: string, deliveredSeq: number) => want(roomId, { deliveredSeq }),
    /** Read is delivered, too. */
    read: (roomId: string, readSeq: number) => want(roomId, { deliveredSeq: readSeq, readSeq }),
    /** Sent already by another tab or device of one’s own. */
    markSent(roomId: string, receipt: Receipt): void {
      const progress = rooms.get(roomId);
      if (progress) progress.sent = furthest(progress.sent, receipt);
    },
  };
}

function unsentIn({ wanted, sent }: Progress): Receipt | undefined {
  const deliveredSeq = ahead(wanted.deliveredSeq, sent.deliveredSeq);
  const readSeq = ahead(wanted.readSeq, sent.readSeq);
  if (deliveredSeq === undefined && readSeq === undefined) return undefined;
  return { ...(deliveredSeq === undefined ? {} : { deliveredSeq }), ...(readSeq === undefined ? {} : { readSeq }) };
}

function ahead(wanted: number | undefined, sent = 0): number | undefined {
  return wanted !== undefined && wanted > sent ? wanted : undefined;
}

function furthest(one: Receipt, other: Receipt): Receipt {
  const deliveredSeq = Math.max(one.deliveredSeq ?? 0, other.deliveredSeq ?? 0);
  const readSeq = Math.max(one.readSeq ?? 0, other.readSeq ?? 0);
  return { ...(deliveredSeq ? { deliveredSeq } : {}), ...(readSeq ? { readSeq } : {}) };
}
