import { expect, it } from 'vitest';
import { transferOf } from '../tests/transfers.ts';
import { waitingTransfer } from './waiting-transfer.ts';

const now = Date.parse('2026-11-18T12:00:00Z');
const open = transferOf({ reference: 'wb-open', dateExpires: '2026-11-18T12:10:00Z' });
const expired = transferOf({ reference: 'wb-expired', dateExpires: '2026-11-18T11:59:00Z' });

it('comes back to the newest whose account is still open, of the same purpose', () => {
  expect(waitingTransfer([open, { ...open, reference: 'wb-older' }], 'top-up', now)?.reference).toBe('wb-open');
  expect(waitingTransfer([open], 'credits', now)).toBeUndefined();
  expect(waitingTransfer([expired], 'top-up', now)).toBeUndefined();
  expect(waitingTransfer([{ ...expired, state: 'part' }], 'top-up', now)?.reference).toBe('wb-expired');
  expect(waitingTransfer(undefined, 'top-up', now)).toBeUndefined();
});
