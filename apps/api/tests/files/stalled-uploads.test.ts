import { describe, expect, it } from 'vitest';
import { type Person, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { finish, permit, pictureOf, send, tryPicture } from '../support/pictures.ts';
import { beginningOfForm, type RawRequest, sendRaw } from '../support/raw-request.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const origin = () => world.node.origin;

/** An upload whose file stops after its first bytes. */
async function stall(person: Person) {
  const { uploadUrl, fields } = await permit(person);
  const path = new URL(uploadUrl, origin()).pathname;
  return sendRaw(origin(), beginningOfForm({ path, fields, fileBytes: 100_000, sent: Buffer.alloc(1_000) }));
}

const statusOf = (answer: string) => Number(answer.split(' ')[1]);

describe('one person who sends many files and never ends', () => {
  it('keeps nobody else from sending theirs, pictures or documents', async () => {
    const one = await verifiedPerson(world);
    const other = await verifiedPerson(world);
    const business = await verifiedBusiness(world);
    const stalled: RawRequest[] = [];
    for (let count = 0; count < 17; count += 1) stalled.push(await stall(one));
    // Four are being read, twelve wait for them, and that is enough of one person.
    await expect.poll(() => stalled.filter((request) => request.isOver() || request.received() !== '').length).toBe(1);
    expect((await tryPicture(other, origin(), await pictureOf())).status).toBe(200);
    const form = new FormData();
    form.set('kind', 'registration');
    form.set('file', new File(['%PDF-1.7 a document %%EOF'], 'document.pdf', { type: 'application/pdf' }));
    const document = await business.request('/api/kyc/documents', { method: 'POST', body: form });
    expect([document.status, stalled.filter((request) => request.isOver()).length]).toEqual([201, 0]);
    const answers = stalled.map((request) => request.received()).filter((answer) => answer !== '');
    expect(answers.map(statusOf)).toEqual([429]);
    expect(answers[0]).toContain('You are sending many files already.');
  });

  it('is broken off when nothing comes, and may send again', async () => {
    const one = await verifiedPerson(world);
    const stalled = [await stall(one), await stall(one), await stall(one), await stall(one)];
    const answers = await Promise.all(stalled.map((request) => request.ended));
    expect(answers.map(statusOf)).toEqual([408, 408, 408, 408]);
    expect((await tryPicture(one, origin(), await pictureOf())).status).toBe(200);
  });

  it('leaves their place in the queue when they hang up', async () => {
    const one = await verifiedPerson(world);
    const stalled: RawRequest[] = [];
    for (let count = 0; count < 16; count += 1) stalled.push(await stall(one));
    const refused = await stall(one);
    await expect.poll(() => statusOf(refused.received())).toBe(429);
    for (const { socket } of [...stalled, refused]) socket.destroy();
    await expect.poll(async () => (await tryPicture(one, origin(), await pictureOf())).status).toBe(200);
  });
});

describe('one person with many large pictures to be worked on', () => {
  it('does not stand before somebody else with one', async () => {
    const one = await verifiedPerson(world);
    const other = await verifiedPerson(world);
    const large = await pictureOf(2400, 1600);
    const sent = async (person: Person, bytes: Buffer) => {
      const permission = await permit(person);
      await send(permission, origin(), bytes);
      return permission.publicId;
    };
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await sent(one, large));
    const last = await sent(other, await pictureOf());
    const done: string[] = [];
    const work = ids.map(async (id) => {
      expect((await finish(one, id)).status).toBe(200);
      done.push('one');
    });
    expect((await finish(other, last)).status).toBe(200);
    done.push('other');
    await Promise.all(work);
    expect(done).toHaveLength(6);
    expect(done.indexOf('other')).toBeLessThan(3);
  });
});
