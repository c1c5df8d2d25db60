/** The elements of WebM (EBML, RFC 8794) that a voice note is made of, by their ids. */
export const element = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  codecDelay: 0x56aa,
  seekPreRoll: 0x56bb,
  contentEncodings: 0x6d80,
  audio: 0xe1,
  samplingFrequency: 0xb5,
  channels: 0x9f,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const;

/** The element that begins here; `end` is undefined for one that is written while it is being recorded, and says no size. */
export type Found = { readonly id: number; readonly start: number; readonly end: number | undefined };

/** Undefined where no element can begin. */
export function elementAt(bytes: Buffer, at: number): Found | undefined {
  const idLength = lengthOf(bytes[at], 4);
  if (idLength === undefined || at + idLength >= bytes.length) return undefined;
  const sizeAt = at + idLength;
  const size = sizeOf(bytes, sizeAt);
  if (size === undefined) return undefined;
  const start = sizeAt + size.length;
  return { id: bytes.readUIntBE(at, idLength), start, end: size.value === undefined ? undefined : start + size.value };
}

/** The length of a number that says so with the place of its first bit. */
function lengthOf(first: number | undefined, most: number): number | undefined {
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  return length <= most ? length : undefined;
}

function sizeOf(bytes: Buffer, at: number): { readonly length: number; readonly value: number | undefined } | undefined {
  const length = lengthOf(bytes[at], 8);
  if (length === undefined || at + length > bytes.length) return undefined;
  let value = (bytes[at] ?? 0) & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { length, value: isUnknown ? undefined : value };
}

/** An element with everything inside it. */
export function write(id: number, ...parts: readonly Buffer[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const head = Buffer.alloc(idLengthOf(id) + 4);
  head.writeUIntBE(id, 0, idLengthOf(id));
  // Always four bytes: what is written first can name places behind it.
  head.writeUInt32BE(0x10000000 + size, idLengthOf(id));
  return Buffer.concat([head, ...parts]);
}

const idLengthOf = (id: number) => Math.ceil((32 - Math.clz32(id)) / 8);

export function writeNumber(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return write(id, bytes);
}

export function writeFloat(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return write(id, bytes);
}

export const writeText = (id: number, text: string) => write(id, Buffer.from(text, 'latin1'));
