import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listDocuments } from '@waybill/contract/kyc/list-documents';
import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { afterAll, expect, inject } from 'vitest';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

export const bytesOf = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF'),
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
};

export function fileOf(content: Uint8Array<ArrayBuffer> | string, name = 'certificate.pdf') {
  return new File([content], name, { type: 'application/pdf' });
}

export const upload = (visitor: Visitor, file: File | undefined, kind: unknown = 'registration') =>
  visitor.call(uploadDocument, { body: { kind }, ...(file ? { file } : {}) });

export const list = async (visitor: Visitor) => (await visitor.call(listDocuments)).result.documents;

export function useDocuments() {
  const dataDir = path.join(inject('dataDir'), randomUUID());
  const folder = () => path.join(dataDir, 'files', 'documents');
  const filesOnDisk = () => (existsSync(folder()) ? readdirSync(folder()) : []);
  const world = useWorld({ DATA_DIR: dataDir });
  /** The files that the store holds for a business, by what is in them. */
  async function storedFor(id: string) {
    const rows = await world.db<{ storageKey: string }[]>`select storage_key from business_document where user_id = ${id}`;
    return rows.map(({ storageKey }) => readFileSync(path.join(dataDir, 'files', storageKey)));
  }
  afterAll(() => {
    // Whatever was uploaded under half a name is gone: the store finishes a file or leaves none.
    expect(filesOnDisk().filter((name) => !name.startsWith('doc_'))).toEqual([]);
    expect(readdirSync(path.join(dataDir, 'files', '.parts'))).toEqual([]);
  });
  return { world, dataDir, filesOnDisk, storedFor };
}
