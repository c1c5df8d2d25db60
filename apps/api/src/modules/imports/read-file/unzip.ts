import { inflateRawSync } from 'node:zlib';
import { unreadable } from './sheet.ts';

/** All that is unpacked of one file together: sheets of a thousand rows have less than a megabyte. */
const mostUnpacked = 24 * 1024 * 1024;
const mostEntries = 500;

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;

export type ZipFile = { read(name: string): string | undefined };

/** The parts of a ZIP by their names. Nothing is unpacked before it is asked for, and never more than is allowed. */
export function openZip(bytes: Buffer): ZipFile {
  const entries = readEntries(bytes);
  let left = mostUnpacked;
  return {
    read(name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return undefined;
      const unpacked = unpack(bytes, entry, left);
      left -= unpacked.length;
      return new TextDecoder('utf-8').decode(unpacked);
    },
  };
}

type Entry = { readonly method: number; readonly packed: number; readonly offset: number };

function readEntries(bytes: Buffer): ReadonlyMap<string, Entry> {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > mostEntries) throw damaged();
  const entries = new Map<string, Entry>();
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) throw damaged();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    // Encrypted: a file that asks for a password.
    if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw unreadable('That file has a password. Please save it without one.');
    entries.set(name.toLowerCase(), {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return entries;
}

/** The record at the end, behind which a comment of 64 KB may stand. */
function endOf(bytes: Buffer): number {
  const lowest = Math.max(0, bytes.length - 22 - 0xffff);
  for (let at = bytes.length - 22; at >= lowest; at -= 1) if (bytes.readUInt32LE(at) === endSignature) return at;
  throw damaged();
}

function unpack(bytes: Buffer, { method, packed, offset }: Entry, most: number): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localSignature) throw damaged();
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const content = bytes.subarray(start, start + packed);
  if (method === 0) return content;
  if (method !== 8 || most <= 0) throw damaged();
  try {
    return inflateRawSync(content, { maxOutputLength: most });
  } catch {
    // Broken, or it swells to more than any list of parcels has.
    throw damaged();
  }
}

function damaged() {
  return unreadable('We cannot open that file. Please save it anew as XLSX or CSV.');
}
