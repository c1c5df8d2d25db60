import type { BankTransfersPort } from '../bank-transfers/port.ts';

/** The bank of a test world: nothing arrives in it but what somebody of that world is said to have paid. */
export type PlayBank = BankTransfersPort & { payIn(reference: string, amountMinor: bigint): void };
