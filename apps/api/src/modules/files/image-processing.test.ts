import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createImageProcessing } from './image-processing.ts';

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

/** A picture whose bytes come when the test lets them. */
function slowPicture() {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  let isAskedFor = false;
  return {
    fetch: () => {
      isAskedFor = true;
      return promise;
    },
    arrive: () => resolve(picture),
    get isAskedFor() {
      return isAskedFor;
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('image processing', () => {
  it('works on two at once; the others wait without their bytes, and come in turn', async () => {
    const imageProcessing = createImageProcessing({ atOnce: 2 });
    const pictures = [slowPicture(), slowPicture(), slowPicture()];
    const work = pictures.map(({ fetch }, index) => imageProcessing.develop(`usr_${index}`, fetch, false));
    await settled();
    expect(pictures.map(({ isAskedFor }) => isAskedFor)).toEqual([true, true, false]);
    pictures[1]?.arrive();
    await work[1];
    await settled();
    expect(pictures[2]?.isAskedFor).toBe(true);
    for (const { arrive } of pictures) arrive();
    expect((await Promise.all(work)).map(({ width }) => width)).toEqual([40, 40, 40]);
  });

  it('refuses callers who find the queue full, and takes them later', async () => {
    const imageProcessing = createImageProcessing({ atOnce: 1, mostWaiting: 1 });
    const [first, second, third] = [slowPicture(), slowPicture(), slowPicture()];
    const work = [first, second].map(({ fetch }) => imageProcessing.develop('usr_1', fetch, false));
    await expect(imageProcessing.develop('usr_1', third.fetch, false)).rejects.toMatchObject({ code: 'unavailable' });
    expect(third.isAskedFor).toBe(false);
    for (const { arrive } of [first, second, third]) arrive();
    await Promise.all(work);
    expect((await imageProcessing.develop('usr_1', third.fetch, false)).width).toBe(40);
  });

  it('is free again after a picture that could not be read, or did not come', async () => {
    const imageProcessing = createImageProcessing({ atOnce: 1, mostWaiting: 0 });
    await expect(imageProcessing.develop('usr_1', async () => Buffer.from('x'), false)).rejects.toMatchObject({
      code: 'unsupported_type',
    });
    await expect(imageProcessing.develop('usr_1', () => Promise.reject(new Error('the store is away')), false)).rejects.toThrow(
      'away',
    );
    expect((await imageProcessing.develop('usr_1', async () => picture, false)).width).toBe(40);
  });

  it('works on one person’s pictures one after the other, and on somebody else’s meanwhile', async () => {
    const imageProcessing = createImageProcessing();
    const many = [slowPicture(), slowPicture(), slowPicture()];
    const other = slowPicture();
    const work = [
      ...many.map(({ fetch }) => imageProcessing.develop('usr_1', fetch, false)),
      imageProcessing.develop('usr_2', other.fetch, false),
    ];
    await settled();
    expect([...many, other].map(({ isAskedFor }) => isAskedFor)).toEqual([true, false, false, true]);
    for (const { arrive } of [...many, other]) arrive();
    await Promise.all(work);
  });

  it('does not wait for bytes that never come', async () => {
    const imageProcessing = createImageProcessing({ atOnce: 1, longestFetchMs: 20 });
    await expect(imageProcessing.develop('usr_1', slowPicture().fetch, false)).rejects.toMatchObject({
      code: 'provider_unavailable',
    });
    expect((await imageProcessing.develop('usr_2', async () => picture, false)).width).toBe(40);
  });

  it('does the same work once for parallel callers, and again for a later one', async () => {
    const imageProcessing = createImageProcessing();
    let times = 0;
    const work = async () => {
      times += 1;
      await settled();
    };
    await Promise.all([
      imageProcessing.once('img_1', work),
      imageProcessing.once('img_1', work),
      imageProcessing.once('img_2', work),
    ]);
    expect(times).toBe(2);
    await imageProcessing.once('img_1', work);
    expect(times).toBe(3);
  });
});
