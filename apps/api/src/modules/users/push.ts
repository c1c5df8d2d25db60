import { type Database, transact } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PushMessage, PushPort } from '../../providers/push/port.ts';
import { dropPushToken, listPushTokens, notePushFailure, notePushSuccess } from './storage/push-tokens.ts';

/** Rings every browser of a person that asked for it. */
export type PushToPeople = {
  readonly publicKey: string;
  /** The normalised push token of a browser; undefined where it leads to no browser that we may send to. */
  spell(token: string): string | undefined;
  /** Answers how many were reached. Rejects only when there were some and none could be. */
  send(userId: string, message: PushMessage): Promise<number>;
};

export function createPushToPeople(db: Database, port: PushPort, report: (error: unknown) => void): PushToPeople {
  const sendTo = async (token: string, message: PushMessage): Promise<boolean> => {
    const subscription = port.read(token);
    if (!subscription) return false;
    const outcome = await port.send(subscription, message).catch(async (error: unknown) => {
      await transact(db, (tx) => notePushFailure(tx, token));
      throw error;
    });
    await transact(db, (tx) => (outcome === 'sent' ? notePushSuccess : dropPushToken)(tx, token));
    return outcome === 'sent';
  };
  return {
    publicKey: port.publicKey,
    spell(token) {
      const subscription = port.read(token);
      return subscription && JSON.stringify(subscription);
    },
    async send(userId, message) {
      const tokens = await listPushTokens(db, userId);
      const results = await Promise.allSettled(tokens.map((token) => sendTo(token, message)));
      const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      const reached = results.filter((result) => result.status === 'fulfilled' && result.value).length;
      // Tried again as a whole, those who were reached would ring twice.
      if (reached === 0 && failures.length > 0) throw failures[0];
      for (const failure of failures) report(failure);
      return reached;
    },
  };
}

/** An index of PostgreSQL takes no more than this. */
const longestBytes = 2_600;

/** Browsers hand in a subscription as JSON; a device that is rung some other way hands in a word, which is kept as it is. */
export function checkPushToken(push: PushToPeople, token: string | undefined, field: string): string | undefined {
  if (token === undefined) return undefined;
  const spelled = token.trimStart().startsWith('{') ? push.spell(token) : token;
  if (spelled === undefined || Buffer.byteLength(spelled) > longestBytes)
    throw new Problem('invalid_input', 'That is not a device we can send notifications to.', { field });
  return spelled;
}
