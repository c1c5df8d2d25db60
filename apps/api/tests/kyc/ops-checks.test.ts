import { existsSync } from 'node:fs';
import path from 'node:path';
import { getCheck } from '@waybill/contract/kyc/get-check';
import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { decideCheck } from '@waybill/contract/ops/decide-check';
import { getCheckDetails } from '@waybill/contract/ops/get-check-details';
import { listChecks } from '@waybill/contract/ops/list-checks';
import { setDuty } from '@waybill/contract/orders/set-duty';
import { describe, expect, inject, it } from 'vitest';
import { deleteAllDocuments, deleteOldDocuments } from '../../src/modules/kyc/commands/delete-old-documents.ts';
import { transact } from '../../src/platform/db/database.ts';
import { verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';
import { accept, fileOf, handIn, pdf, personWithDocuments, refuse, upload, uploadAll, waitingCheckOf } from './documents.ts';

const dataDir = path.join(inject('dataDir'), 'ops-checks-test');
const world = useWorld({ DATA_DIR: dataDir });
const isOnDisk = (id: string) => existsSync(path.join(dataDir, 'files', 'checks', id));
const actsAbout = (userId: string) =>
  world.db<{ staffId: string; what: string; subject: string; about: object; because: string }[]>`
    select staff_id, what, subject, about, because from ops_act where user_id = ${userId} order by id`;
const details = (staff: Visitor, checkId: string) => staff.call(getCheckDetails, { params: { checkId } });
const fetchFile = (staff: Visitor, checkId: string, fileId: string) => staff.request(`/api/ops/kyc/${checkId}/files/${fileId}`);

describe('the queue of identity checks', () => {
  it('shows what was handed in, the longest waiting first, page by page; drafts are nobody’s business', async () => {
    const staff = await staffMember(world);
    const first = await personWithDocuments(world, staff);
    const second = await personWithDocuments(world, staff);
    const drafting = await verifiedPerson(world);
    await uploadAll(drafting, ['front']);
    const seen: string[] = [];
    const turn = async (cursor?: string): Promise<void> => {
      const { items, nextCursor } = (await staff.call(listChecks, { query: { limit: 1, ...(cursor ? { cursor } : {}) } })).result;
      seen.push(...items.map(({ person }) => person.id));
      if (nextCursor) await turn(nextCursor);
    };
    await turn();
    expect(seen.filter((id) => [first.id, second.id, drafting.id].includes(id))).toEqual([first.id, second.id]);
    await accept(staff, first.checkId);
    await refuse(staff, second.checkId);
    const { items } = (await staff.call(listChecks, { query: { state: 'decided', limit: 2 } })).result;
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      [second.checkId, 'refused'],
      [first.checkId, 'accepted'],
    ]);
  });

  it('is for our people alone', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    const [file] = (await person.call(getCheck)).result.files;
    expect((await person.call(listChecks)).problem.code).toBe('forbidden');
    expect((await details(person, person.checkId)).problem.code).toBe('forbidden');
    expect((await accept(person, person.checkId)).problem.code).toBe('forbidden');
    expect((await fetchFile(person, person.checkId, file?.id ?? '')).status).toBe(403);
    expect((await fetchFile(world.visitor(), person.checkId, file?.id ?? '')).status).toBe(401);
    expect((await person.call(getCheck)).result.kycStatus).toBe(2);
  });
});

describe('looking at papers', () => {
  it('shows everything they are decided by, and is written down once a day for each of us', async () => {
    const staff = await staffMember(world);
    const other = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    await Promise.all([details(staff, person.checkId), details(staff, person.checkId), details(other, person.checkId)]);
    const { result } = await details(staff, person.checkId);
    expect(result).toMatchObject({
      person: { id: person.id, kycStatus: 2 },
      state: 'pending',
      attempt: 1,
      nameOnDocument: 'Chidi Okafor',
      dateOfBirth: '1990-04-17',
      documentNumberEnd: '1234',
      businessDocuments: [],
      earlier: [],
    });
    const response = await fetchFile(staff, person.checkId, result.files[0]?.id ?? '');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((await response.arrayBuffer()).byteLength).toBe(result.files[0]?.bytes);
    const acts = await actsAbout(person.id);
    expect(acts.map(({ what, subject }) => [what, subject])).toEqual([
      ['identity-looked-at', person.checkId],
      ['identity-looked-at', person.checkId],
    ]);
    expect(new Set(acts.map(({ staffId }) => staffId))).toEqual(new Set([staff.id, other.id]));
  });

  it('shows the files of this check and no other', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    const stranger = await personWithDocuments(world, staff);
    const foreign = (await details(staff, stranger.checkId)).result.files[0]?.id ?? '';
    expect((await fetchFile(staff, person.checkId, foreign)).status).toBe(404);
    expect((await fetchFile(staff, person.checkId, 'kyf_00000000000000000000000000')).status).toBe(404);
    const drafting = await verifiedPerson(world);
    const [draft] = await uploadAll(drafting, ['front']);
    const [row] = await world.db<{ id: string }[]>`select id from identity_check where user_id = ${drafting.id}`;
    expect((await details(staff, row?.id ?? '')).problem.code).toBe('not_found');
    expect((await fetchFile(staff, row?.id ?? '', draft?.id ?? '')).status).toBe(404);
    expect((await accept(staff, row?.id ?? '')).problem.code).toBe('not_found');
  });

  it('shows of a business what it sent at sign-up', async () => {
    const staff = await staffMember(world);
    const business = await verifiedBusiness(world);
    const send = (kind: string) => business.call(uploadDocument, { body: { kind }, file: fileOf(pdf) });
    const { result: document } = await send('registration');
    const { result: second } = await send('representative');
    const checkId = await waitingCheckOf(staff, business.id);
    const { result } = await details(staff, checkId);
    expect(result.businessDocuments).toEqual([document, second].map((sent) => ({ ...sent, mediaType: 'application/pdf' })));
    const response = await fetchFile(staff, checkId, document.id);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });
});

describe('a decision', () => {
  it('to accept opens what needs a checked identity, and is recorded', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    const goOnDuty = () => person.call(setDuty, { body: { isOnDuty: true, dispatchMode: 0, latitude: 6.45, longitude: 3.39 } });
    expect((await goOnDuty()).problem.code).toBe('kyc_required');
    const { result } = await accept(staff, person.checkId);
    expect(result).toMatchObject({ state: 'accepted', decidedBy: staff.details.username, person: { kycStatus: 1 } });
    expect((await goOnDuty()).status).toBe(200);
    expect(await actsAbout(person.id)).toEqual([
      { staffId: staff.id, what: 'identity-accepted', subject: person.checkId, about: { reasons: [] }, because: '' },
    ]);
  });

  it('to refuse names its reasons, to the person and in the books', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    const body = { decision: 'refuse', reasons: [] };
    expect((await staff.call(decideCheck, { params: { checkId: person.checkId }, body })).problem.code).toBe('invalid_input');
    await refuse(staff, person.checkId, ['expired'], 'It ran out in May.');
    expect((await person.call(getCheck)).result).toMatchObject({
      kycStatus: 3,
      reasons: ['expired'],
      note: 'It ran out in May.',
    });
    expect(await actsAbout(person.id)).toMatchObject([
      { what: 'identity-refused', about: { reasons: ['expired'] }, because: 'It ran out in May.' },
    ]);
    const words = async () =>
      (await world.db<{ words: string }[]>`select message as words from notification where user_id = ${person.id}`).map(
        (row) => row.words,
      );
    await expect
      .poll(words, { timeout: 10_000 })
      .toEqual(['Your identity check did not pass. The document is no longer valid. You can try again.']);
    await uploadAll(person);
    await handIn(person);
    const next = (await details(staff, await waitingCheckOf(staff, person.id))).result;
    expect([next.attempt, next.earlier.map(({ id, reasons }) => [id, reasons])]).toEqual([2, [[person.checkId, ['expired']]]]);
  });

  it('is made once: of two at the same time one wins, and the other is told', async () => {
    const one = await staffMember(world);
    const two = await staffMember(world);
    for (let round = 0; round < 4; round += 1) {
      const person = await personWithDocuments(world, one);
      const answers = await Promise.all([accept(one, person.checkId), refuse(two, person.checkId)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const lost = answers.find(({ status }) => status === 409);
      expect(lost?.problem.code).toBe('already_decided');
      const isAccepted = answers[0]?.status === 200;
      expect((await person.call(getCheck)).result.kycStatus).toBe(isAccepted ? 1 : 3);
      expect((await actsAbout(person.id)).map(({ what }) => what)).toEqual([
        isAccepted ? 'identity-accepted' : 'identity-refused',
      ]);
    }
  });

  it('about one’s own papers is for somebody else', async () => {
    const staff = await staffMember(world);
    const other = await staffMember(world);
    await uploadAll(staff);
    await handIn(staff);
    const checkId = await waitingCheckOf(staff, staff.id);
    expect((await accept(staff, checkId)).problem).toMatchObject({ code: 'forbidden', status: 403 });
    expect((await staff.call(getCheck)).result.kycStatus).toBe(2);
    expect(await actsAbout(staff.id)).toEqual([]);
    expect((await accept(other, checkId)).status).toBe(200);
  });
});

describe('papers', () => {
  it('are forgotten thirty days after the decision: pictures, name, date of birth and number', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    const waiting = await personWithDocuments(world, staff);
    const { files } = (await details(staff, person.checkId)).result;
    await accept(staff, person.checkId);
    const decidedDaysAgo = (days: number) =>
      world.db`update identity_check set decided_at = now() - make_interval(days => ${days}) where id = ${person.checkId}`;
    await decidedDaysAgo(29);
    await deleteOldDocuments(world.node.context);
    expect((await details(staff, person.checkId)).result.files).toEqual(files);
    await decidedDaysAgo(31);
    await world.db`update identity_check set submitted_at = now() - interval '90 days', created_at = now() - interval '90 days'
                   where id = ${waiting.checkId}`;
    await deleteOldDocuments(world.node.context);
    const { result } = await details(staff, person.checkId);
    expect(result).toMatchObject({
      state: 'accepted',
      files: [],
      nameOnDocument: null,
      dateOfBirth: null,
      documentNumberEnd: null,
    });
    await expect.poll(() => files.filter(({ id }) => isOnDisk(id)), { timeout: 10_000 }).toEqual([]);
    expect((await fetchFile(staff, person.checkId, files[0]?.id ?? '')).status).toBe(404);
    expect((await details(staff, waiting.checkId)).result.files).toHaveLength(3);
  });

  it('that were begun and left lying go whole', async () => {
    const person = await verifiedPerson(world);
    const [front] = await uploadAll(person, ['front']);
    await world.db`update identity_check set created_at = now() - interval '31 days' where user_id = ${person.id}`;
    await world.db`update identity_check_file set uploaded_at = now() - interval '31 days' where id = ${front?.id ?? ''}`;
    await deleteOldDocuments(world.node.context);
    expect((await person.call(getCheck)).result.files).toEqual([]);
    await expect.poll(() => isOnDisk(front?.id ?? ''), { timeout: 10_000 }).toBe(false);
  });

  it('that somebody came back to are not taken away from them', async () => {
    const person = await verifiedPerson(world);
    await uploadAll(person, ['front']);
    await world.db`update identity_check set created_at = now() - interval '31 days' where user_id = ${person.id}`;
    await world.db`update identity_check_file set uploaded_at = now() - interval '31 days'`;
    await uploadAll(person, ['selfie']);
    await deleteOldDocuments(world.node.context);
    expect((await person.call(getCheck)).result.files).toHaveLength(2);
  });

  it('of every try go with whoever leaves, however many there were', async () => {
    const person = await verifiedPerson(world);
    await world.db`
      insert into identity_check (id, user_id, provider, state, name_on_document, created_at, submitted_at, decided_at)
      select 'kyc_' || ${person.id} || number, ${person.id}, 'built-in', 'refused', 'Chidi Okafor', now() - number * interval '1 day', now(), now()
      from generate_series(1, 25) as number`;
    await transact(world.db, (tx) => deleteAllDocuments(world.node.context, tx, person.id));
    expect(await world.db`select from identity_check where user_id = ${person.id} and name_on_document is not null`).toHaveLength(
      0,
    );
  });

  it('go with whoever leaves, decided or not', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    const before = (await details(staff, person.checkId)).result.files;
    await refuse(staff, person.checkId);
    const { result: second } = await upload(person, 'front', pdf);
    await transact(world.db, (tx) => deleteAllDocuments(world.node.context, tx, person.id));
    const rows = await world.db`select state, name_on_document from identity_check where user_id = ${person.id}`;
    expect(rows).toEqual([{ state: 'refused', nameOnDocument: null }]);
    await expect.poll(() => [...before, second].filter(({ id }) => isOnDisk(id)), { timeout: 10_000 }).toEqual([]);
  });
});
