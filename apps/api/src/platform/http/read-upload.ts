import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import type { UploadedFile } from './route.ts';
import { whileItWaits } from './slow-bodies.ts';

type MayRead = (fields: Record<string, unknown>) => Promise<string>;

export type Reading = {
  readonly maxBytes: number;
  /** Asked with the fields that came before the file: what it refuses is never held in memory. Answers whose it is. */
  readonly mayRead?: MayRead | undefined;
  /** Waits until there is room in memory for the file, or refuses. */
  readonly makeRoom: (whose: string | undefined) => Promise<void>;
};

type Upload = { readonly fields: Record<string, unknown>; readonly file: UploadedFile };

/** Reads a form with one file. */
export async function readUpload(request: FastifyRequest, reading: Reading): Promise<Upload> {
  try {
    return await readParts(request, reading);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')) throw error;
    const most = Math.floor(reading.maxBytes / 1024 / 1024);
    throw new Problem('too_large', `That file is too large. ${most} MB is the most we take.`, { field: 'file' });
  }
}

async function readParts(request: FastifyRequest, { maxBytes, mayRead, makeRoom }: Reading): Promise<Upload> {
  if (!request.isMultipart()) throw new Problem('unsupported_type', 'Please send this as a form with a file.');
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file' || file) throw new Problem('invalid_input', 'Please send one file.', { field: 'file' });
      try {
        await whileItWaits(request, async () => makeRoom(await mayRead?.(fields)));
      } catch (error) {
        // Drains the file: a browser that is still sending would not read the refusal.
        part.file.resume();
        throw error;
      }
      file = { fileName: part.filename, bytes: await part.toBuffer() };
    } else {
      if (file && mayRead) throw new Problem('invalid_input', 'Please send the file last.', { field: part.fieldname });
      if (Object.hasOwn(fields, part.fieldname))
        throw new Problem('invalid_input', 'Please send this field once.', { field: part.fieldname });
      fields[part.fieldname] = part.value;
    }
  }
  if (!file || file.bytes.length === 0) throw new Problem('invalid_input', 'Please choose a file.', { field: 'file' });
  return { fields, file };
}
