import { randomUUID } from 'node:crypto';
import { closeReport } from '@waybill/contract/ops/close-report';
import { decideCheck } from '@waybill/contract/ops/decide-check';
import { decideDispute } from '@waybill/contract/ops/decide-dispute';
import { decideSaleQuestion } from '@waybill/contract/ops/decide-sale-question';
import { liftMeasure } from '@waybill/contract/ops/lift-measure';
import { proposeDecision } from '@waybill/contract/ops/propose-decision';
import { restorePerson } from '@waybill/contract/ops/restore-person';
import { restrictPerson } from '@waybill/contract/ops/restrict-person';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { warnPerson } from '@waybill/contract/ops/warn-person';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../support/chat.ts';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { answer, useSupportDesk } from './support-desk.ts';

const { world, desk, asking } = useSupportDesk();
const text = 'Dear {{firstName}}, we looked into it.';
const message = 'Please fill in {{firstName}} (first name of the person) first';
const because = 'It is the right thing to do';
const id = (prefix: string) => `${prefix}_${'0'.repeat(26)}`;

describe('words that somebody reads', () => {
  it('do not leave with a field of a saved reply in them: an answer of support says which', async () => {
    const { person, roomId } = await asking();
    const { problem } = await answer(desk.ngozi, roomId, text);
    expect(problem.errors).toEqual([{ field: 'messageText', message }]);
    expect(JSON.stringify(await messagesOf(person, roomId))).not.toContain('looked into');
    expect((await answer(desk.ngozi, roomId, 'Dear Ada, we looked into it.', randomUUID())).status).toBe(201);
  });

  it('nor with half of one', async () => {
    const { roomId } = await asking();
    expect((await answer(desk.ngozi, roomId, 'It is {{amount}')).problem.errors[0]?.message).toContain('{{amount}');
  });

  it('in what is said with a warning, a restriction, a suspension, or their end', async () => {
    const [lead, { id: uid }] = [await staffMember(world, 'lead'), await verifiedPerson(world)];
    const params = { uid };
    const told = { because, toldAs: text };
    const answers = [
      await lead.call(warnPerson, { params, body: { reason: 'spam', ...told } }),
      await lead.call(restrictPerson, { params, body: { reason: 'spam', days: 3, ...told } }),
      await lead.call(suspendPerson, { params, body: told }),
      await lead.call(restorePerson, { params, body: told }),
      await lead.call(liftMeasure, { params: { measureId: id('msr') }, body: told }),
      await lead.call(closeReport, { params: { reportId: 'user-1' }, body: { outcome: 'warned', ...told } }),
    ];
    for (const { problem } of answers) expect(problem.errors).toEqual([{ field: 'toldAs', message }]);
    expect(await world.db`select from measure where user_id = ${uid}`).toHaveLength(0);
  });

  it('in why papers are refused, and a dispute or a sale is decided so', async () => {
    const lead = await staffMember(world, 'lead');
    const dispute = { decision: 'refund', because: text } as const;
    const answers = [
      await lead.call(decideCheck, {
        params: { checkId: id('kyc') },
        body: { decision: 'refuse', reasons: ['other'], note: text },
      }),
      await lead.call(decideDispute, { params: { orderId: id('ord') }, body: dispute }),
      await lead.call(decideSaleQuestion, { params: { saleId: id('sal') }, body: dispute }),
      await lead.call(proposeDecision, {
        body: { decision: { kind: 'dispute', orderId: id('ord'), decision: 'refund' }, because: text },
      }),
    ];
    expect(answers.map(({ problem }) => problem.errors[0]?.message)).toEqual([message, message, message, message]);
  });

  it('while colleagues may write about fields to each other', async () => {
    const [lead, { id: uid }] = [await staffMember(world, 'lead'), await verifiedPerson(world)];
    const body = { reason: 'spam', because: 'Our reply had a {{firstName}} too many' } as const;
    expect((await lead.call(warnPerson, { params: { uid }, body })).status).toBe(200);
  });
});
