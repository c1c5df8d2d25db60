import { describe, expect, it } from 'vitest';
import { afterChange, isAtEnd, nearsEnd, nearsStart } from './scroll-keeping.ts';

const calm = { wasAtEnd: false, hasNewer: false, wroteIt: false, movedBy: 0 };

describe('the scroll position in a conversation', () => {
  it('is the end also where a finger stopped a little above it', () => {
    expect(isAtEnd({ top: 900, whole: 1500, inSight: 560 })).toBe(true);
    expect(isAtEnd({ top: 700, whole: 1500, inSight: 560 })).toBe(false);
    expect(isAtEnd({ top: 0, whole: 300, inSight: 560 })).toBe(true);
  });

  it('asks for more before the edge is reached', () => {
    expect(nearsStart({ top: 500, whole: 9000, inSight: 560 }, 8440)).toBe(true);
    expect(nearsStart({ top: 700, whole: 9000, inSight: 560 }, 8440)).toBe(false);
    expect(nearsStart({ top: 190, whole: 750, inSight: 560 }, 190), 'nobody has scrolled').toBe(false);
    expect(nearsStart({ top: 0, whole: 540, inSight: 560 }, 0), 'nothing above').toBe(true);
    expect(nearsEnd({ top: 8000, whole: 9000, inSight: 560 })).toBe(true);
    expect(nearsEnd({ top: 7000, whole: 9000, inSight: 560 })).toBe(false);
  });
});

describe('when messages come', () => {
  it('they are followed by whoever stands at the end', () => {
    expect(afterChange({ ...calm, wasAtEnd: true })).toBe('end');
  });

  it('nothing moves for whoever reads further up', () => {
    expect(afterChange(calm)).toBe(0);
  });

  it('older ones above push what is read back under the eye', () => {
    expect(afterChange({ ...calm, movedBy: 1840 })).toBe(1840);
  });

  it('one’s own is always shown', () => {
    expect(afterChange({ ...calm, wroteIt: true, movedBy: 300 })).toBe('end');
  });

  it('the end of an old stretch is not the end: what follows is not jumped over', () => {
    expect(afterChange({ ...calm, wasAtEnd: true, hasNewer: true })).toBe(0);
  });

  it('nothing moves where the message being read is gone', () => {
    expect(afterChange({ ...calm, movedBy: undefined })).toBe(0);
  });
});
