import { Problem } from '../../../platform/http/problem.ts';
import { element, elementAt } from './ebml.ts';

export type Recording = { readonly channels: number; readonly packets: readonly Buffer[] };

/** Elements whose inside is looked at; everything else is passed over, and nothing of it is kept. */
const opened: ReadonlySet<number> = new Set([
  element.segment,
  element.tracks,
  element.trackEntry,
  element.audio,
  element.cluster,
  element.blockGroup,
]);

const onlySound = 2;

/** The packets of sound in a recording of a browser, in their order. Throws a problem for any other file. */
export function readPackets(bytes: Buffer): Recording {
  const header = elementAt(bytes, 0);
  if (header?.id !== element.header || header.end === undefined || !bytes.subarray(header.start, header.end).includes('webm'))
    throw unsupported();
  let tracks = 0;
  let channels = 1;
  const packets: Buffer[] = [];
  for (let at = header.end; at < bytes.length; ) {
    const found = elementAt(bytes, at);
    if (!found || (found.end === undefined && !opened.has(found.id)) || (found.end ?? 0) > bytes.length) throw unreadable();
    const { id, start, end = bytes.length } = found;
    if (opened.has(id)) {
      if (id === element.trackEntry) tracks += 1;
      at = start;
      continue;
    }
    const inside = bytes.subarray(start, end);
    if (id === element.trackType && inside.at(-1) !== onlySound) throw unsupported();
    if (id === element.codecId && inside.toString('latin1') !== 'A_OPUS') throw unsupported();
    if (id === element.contentEncodings) throw unsupported();
    if (id === element.channels && inside.at(-1) === 2) channels = 2;
    if (id === element.simpleBlock || id === element.block) packets.push(packetOf(inside));
    at = end;
  }
  if (tracks !== 1) throw unsupported();
  return { channels, packets };
}

/** Behind the number of the track (one byte: there is one), its time and its flags. */
function packetOf(block: Buffer): Buffer {
  const isLaced = ((block[3] ?? 0) & 0x06) !== 0;
  if (block.length < 5 || (block[0] ?? 0) < 0x80 || isLaced) throw unreadable();
  return block.subarray(4);
}

function unsupported(): Problem {
  return new Problem('unsupported_type', 'That is not a voice note we can use. Please record it here in Waybill.', {
    field: 'file',
  });
}

export function unreadable(): Problem {
  return new Problem('voice_note_unreadable', 'We could not read that voice note. Please record it again.', { field: 'file' });
}
