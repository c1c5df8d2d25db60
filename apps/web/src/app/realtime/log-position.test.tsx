import { beforeEach, describe, expect, it } from 'vitest';
import { noteLogPosition } from './log-position.ts';

const [older, newer] = ['00000000016b3748', '0000000a016b3748'];
const cookie = () => /waybill_position=(\w*)/.exec(document.cookie)?.[1];

describe('the log position that this browser has heard of', () => {
  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the code that is tested.
    document.cookie = 'waybill_position=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  });

  it('goes with the next requests, and never back', () => {
    noteLogPosition(older);
    expect(cookie()).toBe(older);
    noteLogPosition(newer);
    noteLogPosition(older);
    expect(cookie()).toBe(newer);
  });

  it('is only ever a position', () => {
    noteLogPosition('x; domain=elsewhere.example');
    expect(cookie()).toBeUndefined();
  });
});
