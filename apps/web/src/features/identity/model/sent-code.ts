/** The code on its way, as this tab stores it: a reload neither sends another nor forgets the wait. */
export type CodeOnItsWay = {
  readonly userId: string;
  readonly channel: 'sms' | 'email';
  /** Mostly hidden; empty when another tab sent it. */
  readonly destination: string;
  readonly resendAt: number;
  readonly expiresAt: number;
};

const key = 'waybill.code';

export function storeSentCode(store: Storage, code: CodeOnItsWay): void {
  store.setItem(key, JSON.stringify(code));
}

/** The code that is still good for this person; undefined means one has to be sent. */
export function storedSentCode(store: Storage, userId: string, now: number): CodeOnItsWay | undefined {
  try {
    const code: unknown = JSON.parse(store.getItem(key) ?? 'null');
    return isCode(code) && code.userId === userId && code.expiresAt > now ? code : undefined;
  } catch {
    return undefined;
  }
}

export function forgetSentCode(store: Storage): void {
  store.removeItem(key);
}

function isCode(value: unknown): value is CodeOnItsWay {
  return typeof value === 'object' && value !== null && 'userId' in value && 'expiresAt' in value && 'resendAt' in value;
}
