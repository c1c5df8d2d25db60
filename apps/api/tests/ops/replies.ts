import { changeReply } from '@waybill/contract/ops/change-reply';
import { listReplies } from '@waybill/contract/ops/list-replies';
import type { ReplyKind } from '@waybill/contract/ops/reply-kinds';
import type { ReplyView } from '@waybill/contract/ops/reply-view';
import { retireReply } from '@waybill/contract/ops/retire-reply';
import { writeReply } from '@waybill/contract/ops/write-reply';
import { madeBefore } from '../support/made-before.ts';
import type { Person } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { useWorld } from '../support/world.ts';

type Written = { title: string; text: string; kinds: ReplyKind[]; shortName: string };

export const late: Written = {
  title: 'Late parcel',
  text: 'Hello {{firstName}}, we are asking the carrier of {{trackingNumber}}. {{staffFirstName}}',
  kinds: ['support'],
  shortName: 'late',
};

export const writeBy = (staff: Person, changes: Partial<Written> = {}) =>
  staff.call(writeReply, { body: { ...late, ...changes } });

export const changeBy = (staff: Person, reply: ReplyView, changes: Partial<Written> & { version?: number }) =>
  staff.call(changeReply, {
    params: { replyId: reply.id },
    body: {
      ...{ title: reply.title, text: reply.text, kinds: reply.kinds, shortName: reply.shortName, version: reply.version },
      ...changes,
    },
  });

export const retireBy = (staff: Person, { id }: Pick<ReplyView, 'id'>, isRetired = true) =>
  staff.call(retireReply, { params: { replyId: id }, body: { isRetired } });

export const repliesFor = async (staff: Person, query: Record<string, unknown> = {}) =>
  (await staff.call(listReplies, { query })).result.replies;

/** Two leads, and one who answers people. */
export function useReplyDesk() {
  const world = useWorld({ ROLES: 'http' });
  const desk = madeBefore(async () => ({
    ama: await staffMember(world, 'support'),
    lead: await staffMember(world, 'lead'),
    other: await staffMember(world, 'lead'),
  }));
  const actsOn = ({ id }: Pick<ReplyView, 'id'>) =>
    world.db<{ what: string; staffId: string; about: Record<string, unknown> }[]>`
      select what, staff_id, about from ops_act where subject = ${id} order by id`;
  return { world, desk, actsOn };
}
