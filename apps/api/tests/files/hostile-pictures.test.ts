import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Person, verifiedPerson } from '../support/people.ts';
import { blackPng, pictureOf, tryPicture, uploadPicture } from '../support/pictures.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const origin = () => world.node.origin;

async function served(url: string | undefined): Promise<Buffer> {
  return Buffer.from(await (await world.visitor().request(url ?? '')).arrayBuffer());
}

/** The names of the parts of a WebP file. */
function partsOf(webp: Buffer): string[] {
  const parts: string[] = [];
  for (let at = 12; at + 8 <= webp.length; ) {
    parts.push(webp.subarray(at, at + 4).toString('latin1'));
    const size = webp.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return parts;
}

const secret = 'HERE-IS-WHERE-SHE-LIVES';

/** Lying on its side, with a place, a profile and notes in it. */
function taggedPicture(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 400, channels: 3, background: 'red' } })
    .jpeg()
    .withIccProfile('p3')
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${secret}</note></x:xmpmeta>`)
    .withExif({
      IFD0: { ImageDescription: secret, Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '3/1 22/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

describe('what a picture tells beside what one sees', () => {
  it('is gone: place, camera, notes, colour profile; and it stands upright', async () => {
    const tagged = await taggedPicture();
    const before = await sharp(tagged).metadata();
    expect([before.exif, before.icc, before.xmp].every(Boolean)).toBe(true);
    expect(before.orientation).toBe(6);
    expect(tagged.includes(secret)).toBe(true);

    const image = await uploadPicture(await verifiedPerson(world), origin(), { bytes: tagged });
    expect(image).toMatchObject({ width: 400, height: 600 });
    for (const { url } of image.sizes) {
      const bytes = await served(url);
      expect(partsOf(bytes)).toEqual(['VP8 ']);
      expect(bytes.includes(secret)).toBe(false);
      const { exif, icc, xmp, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, orientation }).toEqual({});
    }
    expect(partsOf(Buffer.from(image.placeholder.split(',')[1] ?? '', 'base64'))).toEqual(['VP8 ']);
  });

  it.each([
    ['the film that a phone puts behind a photo', '\0\0\0\u0018ftypmp42\0\0\0\0isommp42'],
    ['what looks like the beginning of an archive', 'PK\u0003\u0004 an archive'],
  ])('is not served: %s', async (_, tail) => {
    const picture = Buffer.concat([await pictureOf(), Buffer.from(tail)]);
    const image = await uploadPicture(await verifiedPerson(world), origin(), { bytes: picture });
    for (const { url } of image.sizes) {
      const bytes = await served(url);
      expect(bytes.includes(tail)).toBe(false);
      expect(partsOf(bytes)).toEqual(['VP8 ']);
    }
  });

  it('is the first moment only, if it moves', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 120, height: 80, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const film = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer();
    const image = await uploadPicture(await verifiedPerson(world), origin(), { bytes: film });
    expect(image).toMatchObject({ width: 120, height: 80 });
    const bytes = await served(image.sizes[0]?.url);
    expect((await sharp(bytes).metadata()).pages).toBeUndefined();
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([(data[0] ?? 0) > 200, (data[1] ?? 0) < 60]).toEqual([true, true]);
  });
});

describe('what is refused, in plain words', () => {
  async function refusalOf(bytes: Uint8Array, person?: Person) {
    const { problem } = await tryPicture(person ?? (await verifiedPerson(world)), origin(), bytes);
    return { code: problem.code, detail: problem.detail };
  }

  it('is a small file that unpacks to a wall of pixels; exactly 50 million are taken', async () => {
    const bomb = blackPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(300_000);
    expect(await refusalOf(bomb)).toEqual({
      code: 'image_unreadable',
      detail: 'That picture has too many pixels: 900 million. 50 million is the most we take.',
    });
    expect((await refusalOf(blackPng(10_001, 5_000))).detail).toContain('too many pixels');
    expect((await tryPicture(await verifiedPerson(world), origin(), blackPng(10_000, 5_000))).status).toBe(200);
  });

  it('is a picture that is a line', async () => {
    expect(await refusalOf(blackPng(4, 40_000))).toEqual({
      code: 'image_unreadable',
      detail: 'That picture is too long and narrow. Please cut out the part that matters.',
    });
  });

  it.each([
    ['a drawing that runs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), /SVG/],
    ['a drawing after some space', Buffer.from('\ufeff \n<?xml version="1.0"?><svg/>'), /SVG/],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), /made of text/],
    ['a document', Buffer.from('%PDF-1.7\n%%EOF'), /PDF/],
    ['an archive', Buffer.from('PK\u0003\u0004 an archive'), /not a picture/],
    ['a program', Buffer.from('MZ\u0090'), /not a picture/],
    ['a picture of an iPhone', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), /iPhone HEIC/],
    ['a film', Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0isomavc1'), /film/],
    ['one byte', Buffer.from('x'), /not a picture/],
  ])('is %s called photo.jpg', async (_, bytes, words) => {
    const { code, detail } = await refusalOf(bytes);
    expect([code, detail]).toEqual(['unsupported_type', expect.stringMatching(words)]);
  });

  const zipEnd = (remark = '') => `PK\u0005\u0006${'\0'.repeat(16)}${String.fromCharCode(remark.length)}\0${remark}`;
  it.each([
    ['a page behind it', '<SCRIPT src="//evil.example">', /a web page at once/],
    ['a whole page behind it', '<!DOCTYPE html><title>x</title>', /a web page at once/],
    ['a program for a server behind it', '<?php system($_GET[0]);', /a web page at once/],
    ['a document behind it', '%PDF-1.7 …', /a PDF at once/],
    ['an archive behind it', `PK\u0003\u0004 files ${zipEnd()}`, /an archive at once/],
    ['an archive with a remark behind it', `PK\u0003\u0004 files ${zipEnd('made by hand')}`, /an archive at once/],
  ])('is a picture with %s', async (_, tail, words) => {
    const { code, detail } = await refusalOf(Buffer.concat([await pictureOf(), Buffer.from(tail, 'latin1')]));
    expect([code, detail]).toEqual(['unsupported_type', expect.stringMatching(words)]);
  });

  it.each([
    ['a GIF that is a document', 'GIF89a/*%PDF-1.4*/=1;', /a PDF at once/],
    ['a WebP that is a page', 'RIFF\u0010\0\0\0WEBP<script>alert(1)</script>', /a web page at once/],
  ])('is %s and hardly a picture', async (_, bytes, words) => {
    const { code, detail } = await refusalOf(Buffer.from(bytes, 'latin1'));
    expect([code, detail]).toEqual(['unsupported_type', expect.stringMatching(words)]);
  });

  it('is a TIFF, whatever the library could do with it', async () => {
    expect((await refusalOf(await pictureOf(100, 100, 'tiff'))).code).toBe('unsupported_type');
  });

  it.each([
    ['half a JPEG', async () => (await pictureOf(800, 600)).subarray(0, 900)],
    ['the beginning of a PNG', async () => (await pictureOf(800, 600, 'png')).subarray(0, 60)],
    [
      'a PNG with a bent middle',
      async () =>
        bend(
          await sharp({
            create: {
              width: 300,
              height: 300,
              channels: 3,
              background: 'red',
              noise: { type: 'gaussian', mean: 128, sigma: 40 },
            },
          })
            .png()
            .toBuffer(),
        ),
    ],
    ['a signature and nothing else', async () => Buffer.from([0xff, 0xd8, 0xff])],
    ['a GIF that is words', async () => Buffer.from('GIF89a/*...*/=1;alert(1)')],
    ['a WebP that is words', async () => Buffer.from('RIFF\u0010\0\0\0WEBP alert(1)')],
    ['an AVIF without a picture', async () => Buffer.from('\0\0\0\u0018ftypavif\0\0\0\0mif1avif')],
  ])('is %s', async (_, make) => {
    const { code, detail } = await refusalOf(await make());
    expect([code, detail]).toEqual(['image_unreadable', expect.stringContaining('damaged')]);
  });

  it('is refused again when it is finished again, and its owner can go on', async () => {
    const person = await verifiedPerson(world);
    expect((await refusalOf(Buffer.from('x'), person)).code).toBe('unsupported_type');
    expect((await tryPicture(person, origin(), await pictureOf())).status).toBe(200);
  });
});

function bend(bytes: Buffer): Buffer {
  const bent = Buffer.from(bytes);
  const middle = Math.floor(bent.length / 2);
  bent.fill(0x55, middle, middle + 2_000);
  return bent;
}
