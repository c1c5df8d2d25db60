import { describe, expect, it } from 'vitest';
import { imagesFrom } from './post-draft.ts';

describe('a post that was kept', () => {
  const image = { publicId: 'img_1', width: 4, height: 3, placeholder: '', sizes: [{ width: 4, url: '/api/images/img_1/4' }] };

  it('has its pictures again', () => {
    expect(imagesFrom(JSON.stringify([image]))).toEqual([image]);
    expect(imagesFrom('')).toEqual([]);
  });

  it.each(['{', 'null', '"text"', '[1]', '[{"publicId":"img_1"}]', '[{"publicId":"img_1","sizes":[]}]'])(
    'takes %s for no pictures',
    (text) => {
      expect(imagesFrom(text)).toEqual([]);
    },
  );
});
