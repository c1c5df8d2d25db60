import { readCsv } from './csv.ts';
import { type Sheet, unreadable } from './sheet.ts';
import { readXlsx } from './xlsx.ts';

/** By what it is, not by what it is called. */
export function readFile(bytes: Buffer): Sheet {
  if (bytes.length === 0) throw unreadable('That file is empty.');
  if (bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]))) return readXlsx(bytes);
  // The workbooks of before 2007.
  if (bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    throw unreadable('That is an old or a protected Excel file. Please save it as XLSX or CSV.');
  return readCsv(bytes);
}
