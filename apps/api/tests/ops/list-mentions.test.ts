import { changeStaffRole } from '@waybill/contract/ops/change-staff-role';
import { expect, it } from 'vitest';
import { staffMember } from '../support/staff.ts';
import { useCaseDesk } from './case-desk.ts';
import { mentionsOf, note, notesOf } from './notes.ts';

const { world, desk, deskOf, asking } = useCaseDesk();

it('whoever a note calls is told, until they have read it where it stands', async () => {
  const [{ name }, bola] = [await asking(), await staffMember(world, 'support')];
  await note(desk.ama, name, `@${bola.details.username} do you know her?`);
  await note(desk.ama, name, 'Never mind');
  expect((await deskOf(bola)).mentions).toBe(1);
  expect((await mentionsOf(bola)).items).toMatchObject([
    {
      kind: 'support',
      caseId: name.id,
      by: { id: desk.ama.id },
      text: `@${bola.details.username} do you know her?`,
      isSeen: false,
    },
  ]);
  // Somebody else who reads them has not read them for her.
  await notesOf(desk.bayo, name);
  expect((await deskOf(bola)).mentions).toBe(1);
  await notesOf(bola, name);
  expect((await deskOf(bola)).mentions).toBe(0);
  expect((await mentionsOf(bola)).items).toMatchObject([{ isSeen: true }]);
});

it('is not told of cases that are no longer for their role', async () => {
  const [{ name }, bola, admin] = [await asking(), await staffMember(world, 'support'), await staffMember(world)];
  await note(desk.ama, name, `@${bola.details.username} please look`);
  await admin.call(changeStaffRole, { params: { uid: bola.id }, body: { role: 'checks', because: 'They move on' } });
  expect((await deskOf(bola)).mentions).toBe(0);
  expect((await mentionsOf(bola)).items).toEqual([]);
});
