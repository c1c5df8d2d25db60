import { create } from 'zustand';

const names = { userId: 'waybill.duty', carrierId: 'waybill.carrying' } as const;

type DutyMemory = {
  /** The rider who is on duty with this browser. */
  userId: string | null;
  /** The carrier whose position this browser shows to the senders of their parcels. */
  carrierId: string | null;
  /** They switched it off: not to be switched on for them while the page is open. */
  isUnwilling: boolean;
};

/**
 * The member whose position this browser reports. The server knows who is on duty and who carries what; this says only
 * whether it is worth asking, so that everybody else’s pages ask nothing.
 */
export const useDutyMemory = create<DutyMemory>()(() => ({
  userId: read(names.userId),
  carrierId: read(names.carrierId),
  isUnwilling: false,
}));

export function rememberDuty(userId: string | null): void {
  useDutyMemory.setState({ userId });
  write(names.userId, userId);
}

export function rememberCarrying(carrierId: string | null): void {
  useDutyMemory.setState({ carrierId });
  write(names.carrierId, carrierId);
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing still knows it until the page is closed.
  }
}
