/** A code for a new PIN that this tab has asked for, so that a reload neither needs another nor forgets the wait. */
export type PinCodeSent = {
  readonly userId: string;
  /** Mostly hidden. */
  readonly destination: string;
  readonly resendAt: number;
  readonly expiresAt: number;
};

type CodeStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const name = 'waybill.pin-code';

export function keepPinCodeSent(store: CodeStore, sent: PinCodeSent): void {
  store.setItem(name, JSON.stringify(sent));
}

/** The code that is still good for this person, if there is one. */
export function pinCodeSent(store: CodeStore, userId: string, now: number): PinCodeSent | undefined {
  try {
    const kept: unknown = JSON.parse(store.getItem(name) ?? 'null');
    return isSent(kept) && kept.userId === userId && kept.expiresAt > now ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function forgetPinCodeSent(store: CodeStore): void {
  store.removeItem(name);
}

function isSent(value: unknown): value is PinCodeSent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    'destination' in value &&
    typeof value.destination === 'string' &&
    'resendAt' in value &&
    typeof value.resendAt === 'number' &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'number'
  );
}
