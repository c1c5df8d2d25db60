import { describe, expect, it } from 'vitest';
import { confirmationMinutes, confirmationsOf } from '../src/mcp/confirmation.ts';
import type { Parcel } from '../src/shipping/read-parcel.ts';

const parcel = { price: 6000, currency: 'NGN', weight: 2, receiverFullName: 'Halima' } as Parcel;
const confirmed = { parcel, total: 6500 };
const { give, faultOf } = confirmationsOf('wb_live_one');
const now = 1_795_000_000_000;

describe('the confirmation of a quote', () => {
  it('holds for its parcel and its total, in whatever order the fields come', () => {
    const { confirmation } = give(confirmed, now);
    const reordered = Object.fromEntries(Object.entries(parcel).toReversed()) as Parcel;
    expect(faultOf(confirmation, { parcel: reordered, total: 6500 }, now)).toBeUndefined();
    expect(faultOf(confirmation, { ...confirmed, total: 6500.01 }, now)).toContain('another total');
    expect(faultOf(confirmation, { ...confirmed, parcel: { ...parcel, weight: 3 } }, now)).toContain('another parcel');
  });

  it('ends after its minutes, and nobody can prolong it', () => {
    const { confirmation } = give(confirmed, now);
    const late = now + confirmationMinutes * 60_000 + 1;
    expect(faultOf(confirmation, confirmed, late)).toContain('minutes old');
    expect(faultOf(confirmation.replace(/^\d+/, String(late + 1)), confirmed, late)).toContain('another parcel');
  });

  it('is of no use to another key, and is still good after a restart', () => {
    const { confirmation } = give(confirmed, now);
    expect(confirmationsOf('wb_live_two').faultOf(confirmation, confirmed, now)).toContain('Nothing was posted');
    expect(confirmationsOf('wb_live_one').faultOf(confirmation, confirmed, now)).toBeUndefined();
  });
});
