import { finishVoiceNote } from '@waybill/contract/files/finish-voice-note';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import type { VoiceNoteView } from '@waybill/contract/files/voice-note-view';
import { element, write, writeNumber, writeText } from '../../src/modules/files/voice-note/ebml.ts';
import type { Person } from './people.ts';
import { send } from './pictures.ts';
import type { Answer, Visitor } from './visitor.ts';

type Uploader = Visitor & Pick<Person, 'id'>;

/** A packet of 20 ms: one frame of the fullband voice of Opus, with noise in it. */
const packet = (seed: number) => Buffer.from([0x08, ...Array.from({ length: 40 }, (_, at) => (seed * 31 + at * 7) % 256)]);

type Recorded = {
  readonly ms?: number;
  readonly codec?: string;
  readonly trackType?: number;
  /** Something that a program wrote beside the sound. */
  readonly extra?: Buffer;
};

/** A recording as a browser makes it: sizes that were not known when it began, and the name of the program. */
export function recordingOf({ ms = 4000, codec = 'A_OPUS', trackType = 2, extra = Buffer.alloc(0) }: Recorded = {}): Buffer {
  const info = write(
    element.info,
    writeNumber(element.timestampScale, 1_000_000),
    writeText(element.muxingApp, 'Chrome on Ada’s phone'),
  );
  const track = write(
    element.trackEntry,
    writeNumber(element.trackNumber, 1),
    writeNumber(element.trackType, trackType),
    writeText(element.codecId, codec),
    write(element.audio, writeNumber(element.channels, 1)),
  );
  const blocks = Array.from({ length: ms / 20 }, (_, index) => {
    const head = Buffer.from([0x81, 0, 0, 0x80]);
    head.writeInt16BE(index % 1000, 1);
    return write(element.simpleBlock, head, packet(index));
  });
  const cluster = Buffer.concat([writeNumber(element.timestamp, 0), ...blocks]);
  const header = write(element.header, writeText(element.docType, 'webm'));
  return Buffer.concat([
    header,
    openEnded(element.segment),
    info,
    write(element.tracks, track),
    extra,
    openEnded(element.cluster),
    cluster,
  ]);
}

function openEnded(id: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(id);
  return Buffer.concat([head, Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])]);
}

export async function permitVoice(person: Uploader) {
  return (await person.call(getUploadInfo, { params: { id: person.id }, query: { voice: true } })).result;
}

/** Permitted, sent and finished; the answer to finishing. */
export async function tryVoiceNote(person: Uploader, origin: string, bytes: Uint8Array): Promise<Answer<typeof finishVoiceNote>> {
  const permission = await permitVoice(person);
  const sent = await send(permission, origin, bytes, 'voice-note.webm');
  if (!sent.ok) throw new Error(`The upload was refused: ${await sent.text()}`);
  return person.call(finishVoiceNote, { params: { publicId: permission.publicId } });
}

export async function uploadVoiceNote(person: Uploader, origin: string, ms = 4000): Promise<VoiceNoteView> {
  return (await tryVoiceNote(person, origin, recordingOf({ ms }))).result;
}
