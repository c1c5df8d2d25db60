import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { shrinkPicture, sizeToSend } from './shrink-picture.ts';

describe('the size a picture is sent in', () => {
  it('is its own up to four million pixels', () => {
    expect(sizeToSend(2000, 2000)).toEqual({ width: 2000, height: 2000 });
    expect(sizeToSend(1, 1)).toEqual({ width: 1, height: 1 });
  });

  it('is as large as four million pixels allow, in the same shape', () => {
    expect(sizeToSend(4000, 3000)).toEqual({ width: 2309, height: 1732 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (width, height) => {
        const sent = sizeToSend(width, height);
        expect(sent.width).toBeLessThanOrEqual(width);
        expect(sent.height).toBeLessThanOrEqual(height);
        expect(Math.min(sent.width, sent.height)).toBeGreaterThanOrEqual(1);
        // Rounding may add half a pixel to each side.
        expect(sent.width * sent.height).toBeLessThanOrEqual(4_000_000 + (sent.width + sent.height));
      }),
    );
  });
});

describe('a picture before it travels', () => {
  const file = new File(['x'.repeat(1_000)], 'photo.jpg', { type: 'image/jpeg' });

  it('is sent as it is where a browser cannot decode it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown')));
    expect(await shrinkPicture(file)).toBe(file);
  });

  it('is sent as it is when it is small, and nothing is left open', async () => {
    const close = vi.fn();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close }));
    expect(await shrinkPicture(file)).toBe(file);
    expect(close).toHaveBeenCalled();
  });

  it.each([
    ['a large one, as JPEG', 'image/jpeg', 4000, 3000, 'image/jpeg', [2309, 1732]],
    ['a large one that may be see-through, as WebP', 'image/png', 4000, 3000, 'image/webp', [2309, 1732]],
    ['one that only this browser can show, whatever its size', 'image/heic', 400, 300, 'image/jpeg', [400, 300]],
  ])('is drawn anew: %s', async (_, type, width, height, sentType, size) => {
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => ({ drawImage: vi.fn() }),
      toBlob: (done: (blob: Blob) => void, asked: string) => done(new Blob(['small'], { type: asked })),
    };
    vi.stubGlobal('document', { createElement: () => canvas });
    vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: vi.fn() }));
    const sent = await shrinkPicture(new File(['x'.repeat(1_000)], 'photo', { type }));
    expect([sent.type, sent.size, canvas.width, canvas.height]).toEqual([sentType, 5, ...size]);
  });

  it('is sent as it is when drawing it anew saves nothing', async () => {
    const toBlob = (done: (blob: Blob) => void) => done(new Blob(['y'.repeat(5_000)], { type: 'image/jpeg' }));
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => ({ drawImage: vi.fn() }), toBlob }) });
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: vi.fn() }));
    expect(await shrinkPicture(file)).toBe(file);
  });

  it('is left alone when it moves', async () => {
    const film = new File(['GIF89a'], 'film.gif', { type: 'image/gif' });
    const decode = vi.fn();
    vi.stubGlobal('createImageBitmap', decode);
    expect(await shrinkPicture(film)).toBe(film);
    expect(decode).not.toHaveBeenCalled();
  });
});
