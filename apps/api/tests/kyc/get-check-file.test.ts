import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { getCheckFile } from '@waybill/contract/ops/get-check-file';
import { listActs } from '@waybill/contract/ops/list-acts';
import sharp, { type OutputInfo } from 'sharp';
import { describe, expect, it } from 'vitest';
import { documentPdf } from '../../src/demo/document-pdf.ts';
import { drawPages } from '../../src/platform/pdf/pages/draw-pages.ts';
import { verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import type { Visitor } from '../support/visitor.ts';
import { details, fetchFile, useCheckDesk } from './check-desk.ts';
import { acceptUnseen, fileOf, handIn, personWithDocuments, refuse, upload, uploadAll, waitingCheckOf } from './documents.ts';

const { world, actsAbout } = useCheckDesk();

const pixelsOf = async (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

const parts = 4;

/** How many of the sixteen fields of a picture differ visibly from the other one’s. */
function differing(one: Buffer, other: (at: number) => number, { width, height, channels }: OutputInfo): number {
  const fields = new Set<number>();
  for (let at = 0; at < one.length; at += channels) {
    const far = Math.abs((one[at] ?? 0) - other(at));
    const x = (at / channels) % width;
    const y = Math.floor(at / channels / width);
    if (far > 12) fields.add(Math.floor((x * parts) / width) + parts * Math.floor((y * parts) / height));
  }
  return fields.size;
}

async function firstFile(staff: Visitor, checkId: string): Promise<string> {
  return (await details(staff, checkId)).result.files[0]?.id ?? '';
}

describe('looking at documents', () => {
  it('shows the files of this check and no other', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    const stranger = await personWithDocuments(world, staff);
    const foreign = await firstFile(staff, stranger.checkId);
    expect((await fetchFile(staff, person.checkId, foreign)).status).toBe(404);
    expect((await fetchFile(staff, person.checkId, 'kyf_00000000000000000000000000')).status).toBe(404);
    const drafting = await verifiedPerson(world);
    const [draft] = await uploadAll(drafting, ['front']);
    const [row] = await world.db<{ id: string }[]>`select id from identity_check where user_id = ${drafting.id}`;
    expect((await details(staff, row?.id ?? '')).problem.code).toBe('not_found');
    expect((await fetchFile(staff, row?.id ?? '', draft?.id ?? '')).status).toBe(404);
    expect((await acceptUnseen(staff, row?.id ?? '')).problem.code).toBe('not_found');
    expect(await actsAbout(drafting.id), 'what was not shown is no look').toEqual([]);
  });

  it('asks why first, and takes no reason that is not true', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    const fileId = await firstFile(staff, person.checkId);
    const refused = async (query: object) => {
      const { problem } = await staff.call(getCheckFile, { params: { checkId: person.checkId, fileId }, query });
      return [problem.code, problem.errors.map(({ field }) => field)];
    };
    expect(await refused({})).toEqual(['invalid_input', ['reason']]);
    expect(await refused({ reason: 'curious' })).toEqual(['invalid_input', ['reason']]);
    expect(await refused({ reason: 'other' })).toEqual(['invalid_input', ['words']]);
    expect(await refused({ reason: 'other', words: '  ' })).toEqual(['invalid_input', ['words']]);
    await refuse(staff, person.checkId);
    expect(await refused({ reason: 'deciding' }), 'there is nothing left to decide').toEqual(['invalid_input', ['reason']]);
    const opened = (await actsAbout(person.id)).filter(({ what }) => what === 'paper-opened');
    expect(opened).toEqual([]);
    expect((await fetchFile(staff, person.checkId, fileId, { reason: 'appeal' })).status).toBe(200);
  });

  it('is a line each time, with the reason, whoever looks and at what', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    const [front, , selfie] = (await details(staff, person.checkId)).result.files;
    const look = (fileId: string | undefined, why: Record<string, string>) => fetchFile(staff, person.checkId, fileId ?? '', why);
    await look(front?.id, { reason: 'deciding' });
    await look(front?.id, { reason: 'deciding' });
    await look(selfie?.id, { reason: 'other', words: 'The bank asked whether the face is hers' });
    const { items } = (await staff.call(listActs, { query: { what: 'paper-opened', userId: person.id } })).result;
    expect(items.map(({ by, subject, because, about }) => [by, subject, because, about[0]])).toEqual(
      [
        ['Deciding this check', 'front'],
        ['Deciding this check', 'front'],
        ['Something else: The bank asked whether the face is hers', 'selfie'],
      ]
        .map(([because, value]) => [staff.details.username, person.checkId, because, { name: 'Paper', value }])
        .toReversed(),
    );
  });

  it('is shown with the name of whoever looks all over it, in every part that could be cut out', async () => {
    const [ngozi, tunde] = [await staffMember(world), await staffMember(world)];
    const person = await personWithDocuments(world, ngozi);
    const fileId = await firstFile(ngozi, person.checkId);
    const [hers, his] = await Promise.all(
      [ngozi, tunde].map(async (staff) => pixelsOf(await bytesOf(await fetchFile(staff, person.checkId, fileId)))),
    );
    if (!hers || !his) throw new Error('Two have looked');
    // The picture is of one colour: whatever is not of it is the mark.
    const red = 0x1f;
    expect(
      differing(hers.data, () => red, hers.info),
      'the mark is everywhere',
    ).toBe(parts * parts);
    expect(
      differing(hers.data, (at) => his.data[at] ?? 0, hers.info),
      'and another one for each',
    ).toBeGreaterThan(parts);
    expect(hers.data.equals(his.data)).toBe(false);
  });

  it('of a PDF is pictures of its pages, none of them without the mark', async () => {
    const staff = await staffMember(world);
    const business = await verifiedBusiness(world);
    const plain = documentPdf(['RC 1234567']);
    const send = async (kind: string) =>
      (await business.call(uploadDocument, { body: { kind }, file: fileOf(plain, `${kind}.pdf`) })).result.id;
    const document = await send('registration');
    await send('representative');
    const checkId = await waitingCheckOf(staff, business.id);
    const answer = await fetchFile(staff, checkId, document);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const shown = await bytesOf(answer);
    expect(shown.includes('RC 1234567'), 'its own words are not in it any more').toBe(false);
    const drawn = await drawPages(shown, { mostPages: 2, longerSide: 1000, longestMs: 20_000 });
    expect(drawn.all).toBe(1);
    const [page] = drawn.pages;
    if (!page) throw new Error('There is one page');
    const { data, info } = await sharp(Buffer.from(page.data), { raw: { width: page.width, height: page.height, channels: 4 } })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(differing(data, () => 255, info)).toBe(parts * parts);
  });

  it('that cannot be drawn are not shown at all, and no look is written down', async () => {
    const staff = await staffMember(world);
    const person = await verifiedPerson(world);
    await upload(person, 'front', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'), 'front.pdf');
    await uploadAll(person, ['back', 'selfie']);
    await handIn(person);
    const checkId = await waitingCheckOf(staff, person.id);
    const { status, problem } = await staff.call(getCheckFile, {
      params: { checkId, fileId: await firstFile(staff, checkId) },
      query: { reason: 'deciding' },
    });
    expect([status, problem.code]).toEqual([422, 'file_unreadable']);
    expect((await actsAbout(person.id)).map(({ what }) => what)).toEqual(['identity-looked-at']);
  });
});
