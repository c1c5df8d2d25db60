import { getCheck } from '@waybill/contract/kyc/get-check';
import { decideCheck } from '@waybill/contract/ops/decide-check';
import { setDuty } from '@waybill/contract/orders/set-duty';
import { describe, expect, it } from 'vitest';
import { staffMember } from '../support/staff.ts';
import { details, fetchFile, useCheckDesk } from './check-desk.ts';
import { accept, acceptUnseen, handIn, openPapers, personWithDocuments, refuse, uploadAll, waitingCheckOf } from './documents.ts';

const { world, actsAbout } = useCheckDesk();

const looks = ['identity-looked-at', 'paper-opened'];

describe('a decision', () => {
  it('to accept opens what needs a checked identity, and is recorded', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    const goOnDuty = () => person.call(setDuty, { body: { isOnDuty: true, dispatchMode: 0, latitude: 6.45, longitude: 3.39 } });
    expect((await goOnDuty()).problem.code).toBe('kyc_required');
    const { result } = await accept(staff, person.checkId);
    expect(result).toMatchObject({ state: 'accepted', decidedBy: staff.details.username, person: { kycStatus: 1 } });
    expect((await goOnDuty()).status).toBe(200);
    expect((await actsAbout(person.id)).filter(({ what }) => !looks.includes(what))).toEqual([
      { staffId: staff.id, what: 'identity-accepted', subject: person.checkId, about: { reasons: [] }, because: '' },
    ]);
  });

  it('to accept needs that whoever accepts has opened each file, and names those that they have not; to refuse does not', async () => {
    const [staff, colleague] = [await staffMember(world), await staffMember(world)];
    const person = await personWithDocuments(world, staff);
    await openPapers(colleague, person.checkId);
    const unopened = async () => (await details(staff, person.checkId)).result.files.filter(({ isOpened }) => !isOpened);
    const first = (await acceptUnseen(staff, person.checkId)).problem;
    expect([first.code, first.detail]).toEqual([
      'papers_not_opened',
      'Please open these papers first: Front, Back, Selfie. Nobody accepts what they have not seen.',
    ]);
    const [front] = await unopened();
    expect((await fetchFile(staff, person.checkId, front?.id ?? '')).status).toBe(200);
    expect((await unopened()).map(({ kind }) => kind)).toEqual(['back', 'selfie']);
    expect((await acceptUnseen(staff, person.checkId)).problem.detail).toContain('first: Back, Selfie.');
    expect((await acceptUnseen(colleague, person.checkId)).status).toBe(200);
    const other = await personWithDocuments(world, staff);
    expect((await refuse(staff, other.checkId)).status).toBe(200);
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
      expect((await actsAbout(person.id)).map(({ what }) => what).filter((what) => !looks.includes(what))).toEqual([
        isAccepted ? 'identity-accepted' : 'identity-refused',
      ]);
    }
  });

  it('about one’s own documents is for somebody else', async () => {
    const staff = await staffMember(world);
    const other = await staffMember(world);
    await uploadAll(staff);
    await handIn(staff);
    const checkId = await waitingCheckOf(staff, staff.id);
    expect((await accept(staff, checkId)).problem).toMatchObject({ code: 'forbidden', status: 403 });
    expect((await staff.call(getCheck)).result.kycStatus).toBe(2);
    expect((await actsAbout(staff.id)).filter(({ what }) => !looks.includes(what))).toEqual([]);
    expect((await accept(other, checkId)).status).toBe(200);
  });
});
