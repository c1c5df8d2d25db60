import path from 'node:path';
import { deleteFile } from '@waybill/contract/files/delete-file';
import { getUploadInfo } from '@waybill/contract/files/get-upload-info';
import { describe, expect, inject, it } from 'vitest';
import { sweep } from '../../src/modules/files/jobs/sweep-images.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { memberOf } from '../support/businesses.ts';
import { verifiedPerson } from '../support/people.ts';
import { permit } from '../support/pictures.ts';
import { checkedBusiness } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const dataDir = path.join(inject('dataDir'), 'upload-test');
const world = useWorld({ DATA_DIR: dataDir });

describe('permission to upload', () => {
  it('is given for oneself only', async () => {
    const person = await verifiedPerson(world);
    const other = await verifiedPerson(world);
    const { publicId, expiresAt, maxBytes } = await permit(person);
    expect(publicId).toMatch(/^img_/);
    expect(maxBytes).toBe(15 * 1024 * 1024);
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 590_000);
    expect(Date.parse(expiresAt)).toBeLessThan(Date.now() + 610_000);
    expect((await person.call(getUploadInfo, { params: { id: other.id } })).problem.code).toBe('forbidden');
    const asked = await person.call(getUploadInfo, { params: { id: person.id }, query: { profile: 'perhaps' } });
    expect(asked.problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'profile' }] });
  });

  it('is counted for each person who acts for a business: one of them fills up nobody’s share but their own', async () => {
    const business = await checkedBusiness(world);
    const [one, other] = [await memberOf(world, business, 'rider'), await memberOf(world, business, 'dispatcher')];
    const ask = (who: Visitor) => who.call(getUploadInfo, { params: { id: business.id } });
    const answers = await atOnce(42, () => ask(one.acting));
    expect(tally(answers)).toEqual({ 200: 40, too_many_requests: 2 });
    expect((await ask(other.acting)).status, 'another member').toBe(200);
    expect((await ask(business)).status, 'the owner').toBe(200);
    expect((await one.person.call(getUploadInfo, { params: { id: one.person.id } })).status, 'for themselves').toBe(200);
  });

  it('is not given to somebody with forty pictures that are part of nothing, until some are used or swept', async () => {
    const person = await verifiedPerson(world);
    const other = await verifiedPerson(world);
    const answers = await atOnce(44, () => person.call(getUploadInfo, { params: { id: person.id } }));
    expect(tally(answers)).toEqual({ 200: 40, too_many_requests: 4 });
    const [one, two, three] = answers.filter(({ status }) => status === 200).map(({ result }) => result.publicId);
    expect((await person.call(deleteFile, { body: { publicId: one } })).status).toBe(204);
    const ask = async () => (await person.call(getUploadInfo, { params: { id: person.id } })).status;
    expect(await ask(), 'what was deleted may still lie in the store').toBe(429);
    expect((await other.call(getUploadInfo, { params: { id: other.id } })).status).toBe(200);
    await world.db`
      update image set state = 'ready', width = 9, height = 9, placeholder = 'x', widths = '{9}', attached_to = 'pst_of_many', position = 1
      where id = ${two ?? ''}`;
    expect([await ask(), await ask()]).toEqual([200, 429]);
    await world.db`update image set expires_at = now() - interval '121 minutes', created_at = now() - interval '131 minutes' where id = ${three ?? ''}`;
    await sweep(world.node.context);
    expect([await ask(), await ask()], 'what was never finished does not wait for a day').toEqual([200, 429]);
  });
});
