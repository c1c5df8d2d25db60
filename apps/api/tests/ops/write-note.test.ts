import { randomUUID } from 'node:crypto';
import { mentionsIn } from '@waybill/contract/ops/note-view';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { messagesOf } from '../support/chat.ts';
import { useCaseDesk } from './case-desk.ts';
import { note, notesOf } from './notes.ts';

const { world, desk, asking } = useCaseDesk();

describe('a note beside a case', () => {
  it('is read by colleagues who decide such cases, and by nobody else', async () => {
    const { name, person } = await asking();
    const written = await note(desk.ama, name, 'She wrote twice.\nBe kind.');
    expect(written.result).toMatchObject({ text: 'She wrote twice.\nBe kind.', by: { id: desk.ama.id }, mentions: [] });
    expect((await notesOf(desk.bayo, name)).items).toEqual([written.result]);
    expect((await note(desk.chioma, name, 'Hello')).problem.code).toBe('not_in_role');
    expect(JSON.stringify(await messagesOf(person, name.id))).not.toContain('Be kind');
  });

  it('is written once, however often it is sent, and never changed', async () => {
    const { name } = await asking();
    const clientId = randomUUID();
    const answers = await atOnce(5, () => note(desk.ama, name, 'Once', clientId));
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect(await world.db`select from ops_act where subject = ${name.id} and what = 'case-noted'`).toHaveLength(1);
    await expect(world.db`update ops_note set body = 'Other' where case_id = ${name.id}`).rejects.toThrow('only grows');
    await expect(world.db`delete from ops_note where case_id = ${name.id}`).rejects.toThrow('only grows');
  });

  it('calls colleagues by their @username, those who can open the case', async () => {
    const { name } = await asking();
    const [bayo, chioma, lead] = [desk.bayo, desk.chioma, desk.lead].map(({ details }) => details.username);
    const { result } = await note(desk.ama, name, `@${bayo}, @${chioma} and @${lead}: and @nobody.`);
    expect(result.mentions).toEqual([bayo, lead].toSorted());
  });

  it('says something', async () => {
    const { name } = await asking();
    expect((await note(desk.ama, name, '  ')).problem.errors).toEqual([{ field: 'text', message: 'Please write something' }]);
  });
});

it('finds names in a text, each once, and none in an email', () => {
  expect(mentionsIn('@ops.Ama, ask @bayo. (@bayo) or ama@mail.example')).toEqual(['ops.ama', 'bayo']);
});
