import { imageLimits } from '@waybill/contract/files/image-limits';
import sharp, { type Sharp } from 'sharp';
import { Problem } from '../../platform/http/problem.ts';
import { createTurns, type TurnOptions } from '../../platform/turns.ts';
import { disguiseOf } from './disguise.ts';
import { imageTypeOf } from './image-type.ts';
import { markedPapers, type Papers } from './marked-papers.ts';

/** A picture written anew: nothing of the file it came from is left but what one sees. */
export type Developed = {
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly sizes: readonly { readonly width: number; readonly bytes: Buffer }[];
};

export type ImageProcessing = ReturnType<typeof createImageProcessing>;

const usualWidths = [320, 800, 1600] as const;
const profileWidths = [96, 320] as const;

/** A side ten times the other is no picture anybody can look at, and more than WebP can hold. */
const mostStretched = 10;
const quality = 78;

// The decoder of hostile bytes accepts these formats and nothing else, whatever else the library was built with.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`) });
sharp.concurrency(1);
sharp.cache(false);

type ImageProcessingOptions = Partial<Omit<TurnOptions, 'words' | 'ownWords'>> & { readonly longestFetchMs?: number };

/**
 * Works on a few pictures at once, so that the rest of the program keeps its breath, and never on one person's alone; the others
 * queue, up to a limit.
 */
export function createImageProcessing({ longestFetchMs = 30_000, ...given }: ImageProcessingOptions = {}) {
  const turns = createTurns({
    atOnce: 2,
    each: 1,
    mostWaiting: 100,
    mostWaitingEach: 12,
    longestWaitMs: 60_000,
    words: 'Many people are adding pictures right now. Please try again in a few seconds.',
    ownWords: 'Your other pictures are still being worked on. Please try again in a few seconds.',
    ...given,
  });
  const underWay = new Map<string, Promise<void>>();
  return {
    /** Parallel calls for one id wait for the first. */
    once(id: string, work: () => Promise<void>): Promise<void> {
      const started = underWay.get(id);
      if (started) return started;
      const done = work().finally(() => underWay.delete(id));
      underWay.set(id, done);
      return done;
    },
    /** `fetch` is asked for the bytes once it is their turn: what waits takes no memory. */
    async develop(whose: string, fetch: () => Promise<Buffer>, isProfile: boolean): Promise<Developed> {
      const leave = await turns.enter(whose);
      try {
        return await develop(await inTime(fetch(), longestFetchMs), isProfile);
      } finally {
        leave();
      }
    },
    /** One of our own sizes in the format that every program reads. */
    async jpegOf(whose: string, fetch: () => Promise<Buffer>): Promise<Buffer> {
      const leave = await turns.enter(whose);
      try {
        const bytes = await inTime(fetch(), longestFetchMs);
        return await sharp(bytes, { failOn: 'error' }).flatten({ background: '#fff' }).jpeg({ quality }).toBuffer();
      } finally {
        leave();
      }
    },
    /** Papers for one pair of eyes, with these words all over them. */
    async mark(whose: string, fetch: () => Promise<Papers>, words: readonly string[]): Promise<Papers> {
      const leave = await turns.enter(whose);
      try {
        return await markedPapers(await inTime(fetch(), longestFetchMs), words);
      } finally {
        leave();
      }
    },
  };
}

/** A store that does not answer keeps nobody else waiting. */
async function inTime<T>(bytes: Promise<T>, mostMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const words = 'Our picture store is not answering. Please try again in a minute.';
  const timer = setTimeout(() => late.reject(new Problem('provider_unavailable', words)), mostMs);
  try {
    return await Promise.race([bytes, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function develop(bytes: Buffer, isProfile: boolean): Promise<Developed> {
  imageTypeOf(bytes);
  const disguise = disguiseOf(bytes);
  if (disguise)
    throw new Problem('unsupported_type', `That file is a picture and ${disguise} at once. Please send the picture alone.`, {
      field: 'file',
    });
  const { width, height } = await measure(bytes);
  try {
    const original = sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: 20 })
      .autoOrient();
    return isProfile ? await cutSquare(original, width, height) : await keepWhole(original, width);
  } catch {
    // The library's words are about bytes; they help nobody who has chosen a picture.
    throw unreadable();
  }
}

/** The size in the header, read before a single pixel is decoded. */
async function measure(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  const { width, height } = autoOrient;
  if (width * height > imageLimits.pixels)
    throw refusal(
      `That picture has too many pixels: ${Math.round((width * height) / 1e6)} million. ${imageLimits.pixels / 1e6} million is the most we take.`,
    );
  if (Math.max(width, height) > mostStretched * Math.min(width, height))
    throw refusal('That picture is too long and narrow. Please cut out the part that matters.');
  return { width, height };
}

/** Written in every usual width below its own, and in its own, up to the largest; never larger than it is. */
async function keepWhole(original: Sharp, width: number): Promise<Developed> {
  const widest = Math.min(width, Math.max(...usualWidths));
  const widths = [...usualWidths.filter((usual) => usual < widest), widest];
  return write(original.resize({ width: widest }), widths);
}

async function cutSquare(original: Sharp, width: number, height: number): Promise<Developed> {
  const side = Math.min(width, height, Math.max(...profileWidths));
  const widths = [...profileWidths.filter((usual) => usual < side), side];
  return write(original.resize({ width: side, height: side, fit: 'cover', position: sharp.strategy.attention }), widths);
}

/** Decoded once: the smaller ones are made from the largest. */
async function write(largest: Sharp, widths: readonly number[]): Promise<Developed> {
  const { data, info } = await largest.raw().toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const sizes = [];
  for (const width of widths) sizes.push({ width, bytes: await pixels().resize({ width }).webp({ quality }).toBuffer() });
  const blurred = await pixels().resize({ width: 16, height: 16, fit: 'inside' }).blur(1).webp({ quality: 40 }).toBuffer();
  const placeholder = `data:image/webp;base64,${blurred.toString('base64')}`;
  return { width: info.width, height: info.height, placeholder, sizes };
}

function unreadable(): Problem {
  return refusal('We could not read that picture: it seems to be damaged. Please choose another, or save it again first.');
}

function refusal(words: string): Problem {
  return new Problem('image_unreadable', words, { field: 'file' });
}
