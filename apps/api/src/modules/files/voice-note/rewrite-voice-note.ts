import { voiceLimits } from '@waybill/contract/files/voice-limits';
import { Problem } from '../../../platform/http/problem.ts';
import { element, write, writeFloat, writeNumber, writeText } from './ebml.ts';
import { packetDuration } from './packet-duration.ts';
import { readPackets, unreadable } from './read-packets.ts';

type Voice = { readonly bytes: Buffer; readonly durationMs: number };
type Timed = { readonly atMs: number; readonly packet: Buffer };

const shortestMs = 300;
/** A browser may take a moment longer to stop than it was told. */
const graceMs = 2000;
const clusterMs = 5000;

/**
 * Written anew from its packets of sound, as pictures are from their pixels: the device, the program, the day and whatever else
 * somebody put into the file are gone. With its length and with cues, which a recording does not have, it can be skipped through.
 */
export function rewriteVoiceNote(original: Buffer): Voice {
  const { channels, packets } = readPackets(original);
  const timed: Timed[] = [];
  let atMicroseconds = 0;
  for (const packet of packets) {
    const duration = packetDuration(packet);
    if (duration === undefined) throw unreadable();
    timed.push({ atMs: Math.round(atMicroseconds / 1000), packet });
    atMicroseconds += duration;
    if (atMicroseconds / 1000 > voiceLimits.seconds * 1000 + graceMs) throw tooLong();
  }
  const durationMs = Math.round(atMicroseconds / 1000);
  if (durationMs < shortestMs) throw refusal('That voice note is too short. Please record a little longer.');
  return { bytes: Buffer.concat([header(), segment(timed, durationMs, channels)]), durationMs };
}

function header(): Buffer {
  return write(
    element.header,
    ...[
      [0x4286, 1],
      [0x42f7, 1],
      [0x42f2, 4],
      [0x42f3, 8],
    ].map(([id = 0, value = 0]) => writeNumber(id, value)),
    writeText(element.docType, 'webm'),
    writeNumber(0x4287, 4),
    writeNumber(0x4285, 2),
  );
}

function segment(timed: readonly Timed[], durationMs: number, channels: number): Buffer {
  const info = write(
    element.info,
    writeNumber(element.timestampScale, 1_000_000),
    writeFloat(element.duration, durationMs),
    writeText(element.muxingApp, 'Waybill'),
    writeText(element.writingApp, 'Waybill'),
  );
  const tracks = write(element.tracks, track(channels));
  const clusters = clustersOf(timed);
  const before = info.length + tracks.length;
  // The cues are as long whatever they say: every number in them has four bytes.
  const cuesLength = cues(clusters, 0).length;
  return write(element.segment, info, tracks, cues(clusters, before + cuesLength), ...clusters.map(({ bytes }) => bytes));
}

function track(channels: number): Buffer {
  return write(
    element.trackEntry,
    writeNumber(element.trackNumber, 1),
    writeNumber(element.trackUid, 1),
    writeNumber(element.trackType, 2),
    writeText(element.codecId, 'A_OPUS'),
    write(element.codecPrivate, opusHead(channels)),
    writeNumber(element.codecDelay, (preSkip / 48) * 1_000_000),
    writeNumber(element.seekPreRoll, 80_000_000),
    write(element.audio, writeFloat(element.samplingFrequency, 48_000), writeNumber(element.channels, channels)),
  );
}

/** Samples that a decoder drops while it warms up: the usual 6.5 ms. */
const preSkip = 312;

/** RFC 7845, 5.1. */
function opusHead(channels: number): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead', 'latin1');
  head.writeUInt8(1, 8);
  head.writeUInt8(channels, 9);
  head.writeUInt16LE(preSkip, 10);
  head.writeUInt32LE(48_000, 12);
  return head;
}

type Cluster = { readonly atMs: number; readonly bytes: Buffer };

function clustersOf(timed: readonly Timed[]): Cluster[] {
  const groups = Map.groupBy(timed, ({ atMs }) => Math.floor(atMs / clusterMs));
  return [...groups.values()].map((group) => {
    const atMs = group[0]?.atMs ?? 0;
    const blocks = group.map((one) => write(element.simpleBlock, blockHead(one.atMs - atMs), one.packet));
    return { atMs, bytes: write(element.cluster, writeNumber(element.timestamp, atMs), ...blocks) };
  });
}

/** Track 1, its time within the cluster, and that it can be played without the one before. */
function blockHead(afterMs: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80]);
  head.writeInt16BE(afterMs, 1);
  return head;
}

function cues(clusters: readonly Cluster[], first: number): Buffer {
  let position = first;
  const points = clusters.map(({ atMs, bytes }) => {
    const point = write(
      element.cuePoint,
      writeNumber(element.cueTime, atMs),
      write(element.cueTrackPositions, writeNumber(element.cueTrack, 1), writeNumber(element.cueClusterPosition, position)),
    );
    position += bytes.length;
    return point;
  });
  return write(element.cues, ...points);
}

function tooLong(): Problem {
  return refusal(`That voice note is too long. ${voiceLimits.seconds / 60} minutes are the most.`);
}

function refusal(words: string): Problem {
  return new Problem('voice_note_unreadable', words, { field: 'file' });
}
