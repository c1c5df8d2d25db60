import { ApiProblem, TransportFailure } from '@waybill/client/failures';
import { describe, expect, it } from 'vitest';
import { failureOf, mistakeOf, moved } from './picture-words.ts';

describe('what is said of a picture', () => {
  it.each([
    ['an empty file', new File([], 'a.jpg', { type: 'image/jpeg' }), /empty/],
    ['a drawing', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), /JPEG, PNG/],
    ['a picture of an iPhone', new File(['x'], 'a.heic', { type: 'image/heic' }), /HEIC/],
    ['a huge one', new File([new Uint8Array(15 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }), /15 MB/],
  ])('before it is sent: %s', (_, file, words) => {
    expect(mistakeOf(file)).toMatch(words);
  });

  it('is nothing when it is fine, or when the browser does not know what it is', () => {
    expect(mistakeOf(new File(['x'], 'a.avif', { type: 'image/avif' }))).toBeUndefined();
    expect(mistakeOf(new File(['x'], 'a'))).toBeUndefined();
  });

  it('tells trouble on the way, which another try may fix, from trouble with the picture', () => {
    const problem = (code: ApiProblem['code']) =>
      new ApiProblem({ type: '', title: '', status: 422, detail: 'Because.', code, errors: [] });
    expect(failureOf(new TransportFailure('network')).mayRetry).toBe(true);
    expect(failureOf(new TransportFailure('unreadable', 403))).toEqual({
      text: 'That upload did not go through. Please try again.',
      mayRetry: true,
    });
    expect(failureOf(problem('upload_gone'))).toEqual({ text: 'Because.', mayRetry: true });
    expect(failureOf(problem('image_unreadable'))).toEqual({ text: 'Because.', mayRetry: false });
    expect(failureOf(new Error('bug')).text).toBe('That is our mistake. Please try again.');
  });
});

describe('putting pictures in order', () => {
  it('moves one by one place, and never over the edge', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  });
});
