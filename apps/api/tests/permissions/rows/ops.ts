import { randomUUID } from 'node:crypto';
import { actInBulk } from '@waybill/contract/ops/act-in-bulk';
import { answerMoneyQuestion } from '@waybill/contract/ops/answer-money-question';
import { askSide } from '@waybill/contract/ops/ask-side';
import { assignCase } from '@waybill/contract/ops/assign-case';
import { changeStaffRole } from '@waybill/contract/ops/change-staff-role';
import { claimCase } from '@waybill/contract/ops/claim-case';
import { closeReport } from '@waybill/contract/ops/close-report';
import { decideCorrection } from '@waybill/contract/ops/decide-correction';
import { decideDispute } from '@waybill/contract/ops/decide-dispute';
import { decideProposal } from '@waybill/contract/ops/decide-proposal';
import { endStaff } from '@waybill/contract/ops/end-staff';
import { exportActs } from '@waybill/contract/ops/export-acts';
import { exportConsoleOrders } from '@waybill/contract/ops/export-console-orders';
import { exportConsoleTransactions } from '@waybill/contract/ops/export-console-transactions';
import { exportFigures } from '@waybill/contract/ops/export-figures';
import { findQuoted } from '@waybill/contract/ops/find-quoted';
import { getBooks } from '@waybill/contract/ops/get-books';
import { getConsoleOrder } from '@waybill/contract/ops/get-console-order';
import { getConsoleTransaction } from '@waybill/contract/ops/get-console-transaction';
import { getDesk } from '@waybill/contract/ops/get-desk';
import { getDispute } from '@waybill/contract/ops/get-dispute';
import { getFigures } from '@waybill/contract/ops/get-figures';
import { getOverview } from '@waybill/contract/ops/get-overview';
import { getPerson } from '@waybill/contract/ops/get-person';
import { getReconciliation } from '@waybill/contract/ops/get-reconciliation';
import { getRelated } from '@waybill/contract/ops/get-related';
import { getReportChat } from '@waybill/contract/ops/get-report-chat';
import { giveBackPayout } from '@waybill/contract/ops/give-back-payout';
import { handOver } from '@waybill/contract/ops/hand-over';
import { inviteStaff } from '@waybill/contract/ops/invite-staff';
import { liftMeasure } from '@waybill/contract/ops/lift-measure';
import { listActs } from '@waybill/contract/ops/list-acts';
import { listConsoleOrders } from '@waybill/contract/ops/list-console-orders';
import { listConsoleTransactions } from '@waybill/contract/ops/list-console-transactions';
import { listCorrections } from '@waybill/contract/ops/list-corrections';
import { listDisputes } from '@waybill/contract/ops/list-disputes';
import { listFailedJobs } from '@waybill/contract/ops/list-failed-jobs';
import { listMentions } from '@waybill/contract/ops/list-mentions';
import { listMoneyQuestions } from '@waybill/contract/ops/list-money-questions';
import { listNotes } from '@waybill/contract/ops/list-notes';
import { listOpenCases } from '@waybill/contract/ops/list-open-cases';
import { listPayouts } from '@waybill/contract/ops/list-payouts';
import { listProposals } from '@waybill/contract/ops/list-proposals';
import { listReports } from '@waybill/contract/ops/list-reports';
import { listStaff } from '@waybill/contract/ops/list-staff';
import { lookAtCase } from '@waybill/contract/ops/look-at-case';
import { lookIntoClaim } from '@waybill/contract/ops/look-into-claim';
import { previewBulk } from '@waybill/contract/ops/preview-bulk';
import { previewDecision } from '@waybill/contract/ops/preview-decision';
import { proposeCorrection } from '@waybill/contract/ops/propose-correction';
import { proposeDecision } from '@waybill/contract/ops/propose-decision';
import { proveBooks } from '@waybill/contract/ops/prove-books';
import { releaseCase } from '@waybill/contract/ops/release-case';
import { restorePerson } from '@waybill/contract/ops/restore-person';
import { restrictPerson } from '@waybill/contract/ops/restrict-person';
import { retryPayout } from '@waybill/contract/ops/retry-payout';
import { searchPeople } from '@waybill/contract/ops/search-people';
import { settleFailedJob } from '@waybill/contract/ops/settle-failed-job';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { undoAct } from '@waybill/contract/ops/undo-act';
import { warnPerson } from '@waybill/contract/ops/warn-person';
import { withdrawQuestion } from '@waybill/contract/ops/withdraw-question';
import { writeNote } from '@waybill/contract/ops/write-note';
import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { reportUser } from '@waybill/contract/users/report-user';
import { twoInARoom, write } from '../../support/chat.ts';
import { propose } from '../../support/corrections.ts';
import { dealAt, disputed, moveTo } from '../../support/orders.ts';
import { newcomer, type Person, verifiedPerson } from '../../support/people.ts';
import { ask, openQuestion } from '../../support/questions.ts';
import { makeStaff, staffMember } from '../../support/staff.ts';
import { uploadedPicture } from '../../support/timeline.ts';
import type { World } from '../../support/world.ts';
import { type Cast, ofSomebody, own, row } from '../row.ts';

const because = 'It is the right thing to do';
const correctionFor = (userId: string) => ({
  userId,
  direction: 'in',
  amount: 100,
  currency: 'NGN',
  title: 'For your trouble',
  because,
});
const notOfStaff = { staff: 'forbidden' } as const;

const ofAPerson = (more: object = {}) => ofSomebody(({ id }) => ({ params: { uid: id }, ...more }));

/** One of our own is reported, suspended, paid: their colleagues decide, never they themselves. */
const ofOurOwn =
  (more: object = {}) =>
  async ({ world, staff }: Cast) => {
    const owner = await staffMember(world);
    return { owner, other: staff, input: { params: { uid: owner.id }, ...more } };
  };

async function reported(world: World, about: Person) {
  const by = await verifiedPerson(world);
  await by.call(reportUser, { body: { userId: about.id, reason: 'scam' } });
  const [report] = await world.db<{ id: string }[]>`select id from user_report where user_id = ${about.id}`;
  return { by, reportId: `user-${report?.id}` };
}

const refundOf = (orderId: string) => ({ kind: 'dispute', orderId, decision: 'refund' });

const ofADispute =
  (more: object = {}) =>
  async ({ world }: Cast) => {
    const { sender: owner, carrier: other, orderId } = await disputed(world);
    return { owner, other, input: { params: { orderId }, ...more } };
  };

async function lateClaim(world: World) {
  const deal = await dealAt(world, 'InTransit');
  await world.db`update delivery_order set status = 6 where id = ${deal.orderId}`;
  const imageIdList = [await uploadedPicture(world, deal.carrier.id)];
  await moveTo(deal.carrier, deal.orderId, 'Delivered', { imageIdList, happenedAt: new Date().toISOString() });
  return deal;
}

/** A talk with us, as a case: those in support and leads decide it. */
const ofACase = (more: object = {}) =>
  ofSomebody(async (owner) => {
    const { roomId: id } = (await owner.call(openSupportRoom)).result;
    await write(owner, id, 'Where is my parcel?');
    return { params: { kind: 'support', id }, body: {}, ...more };
  });
const notOurKind = { staffChecks: 'not_in_role', staffMoney: 'not_in_role' } as const;

export const opsRows = [
  own(getOverview),
  own(listOpenCases),
  own(getDesk),
  row(claimCase, ofACase(), notOurKind),
  row(releaseCase, ofACase(), notOurKind),
  row(lookAtCase, ofACase(), notOurKind),
  row(listNotes, ofACase({ body: undefined }), notOurKind),
  row(writeNote, ofACase({ body: { clientId: randomUUID(), text: 'She wrote twice' } }), notOurKind),
  own(listMentions),
  own(previewBulk, { body: { act: { what: 'release' }, cases: [{ kind: 'support', id: 'rom_nothing' }] } }),
  own(actInBulk, { body: { act: { what: 'release' }, cases: [{ kind: 'support', id: 'rom_nothing' }] } }),
  own(handOver, { body: { cases: [{ kind: 'support', id: 'rom_nothing' }] } }),
  row(
    assignCase,
    ofSomebody(async (owner, { world }) => {
      const { roomId: id } = (await owner.call(openSupportRoom)).result;
      await write(owner, id, 'Where is my parcel?');
      return { params: { kind: 'support', id }, body: { to: (await staffMember(world)).id } };
    }),
    {},
  ),
  own(listActs),
  own(exportActs),
  own(getFigures),
  own(exportFigures),
  own(findQuoted, { query: { searchText: 'nobody at all' } }),
  own(searchPeople),
  own(listStaff),
  own(inviteStaff, () => ({
    body: {
      email: `new.${randomUUID()}@staff.example`,
      username: newcomer().username,
      fullName: 'Ngozi Obi',
      role: 'support',
      because,
    },
  })),
  row(changeStaffRole, ofOurOwn({ body: { role: 'checks', because } }), { other: 'yes' }),
  row(endStaff, ofOurOwn({ body: { because } }), { other: 'yes' }),
  row(getPerson, ofAPerson(), {}),
  row(warnPerson, ofAPerson({ body: { reason: 'spam', because } }), {}),
  row(warnPerson, ofOurOwn({ body: { reason: 'spam', because } }), { ...notOfStaff, other: 'forbidden' }),
  row(restrictPerson, ofAPerson({ body: { reason: 'spam', days: 3, because } }), {}),
  row(restrictPerson, ofOurOwn({ body: { reason: 'spam', days: 3, because } }), { ...notOfStaff, other: 'forbidden' }),
  row(
    liftMeasure,
    async ({ world, staff }) => {
      const owner = await verifiedPerson(world);
      const { result } = await staff.call(warnPerson, { params: { uid: owner.id }, body: { reason: 'spam', because } });
      return { owner, input: { params: { measureId: result.measures[0]?.id ?? '' }, body: { because } } };
    },
    {},
  ),
  // A colleague’s, so that of all our people only those who lead take it back.
  row(
    undoAct,
    async ({ world, staff }) => {
      const owner = await verifiedPerson(world);
      await staff.call(warnPerson, { params: { uid: owner.id }, body: { reason: 'spam', because } });
      const [act] = await world.db<{ id: string }[]>`select id from ops_act where user_id = ${owner.id} and what = 'warned'`;
      return { owner, input: { params: { actId: act?.id ?? '' }, body: {} } };
    },
    { staffSupport: 'forbidden', staffChecks: 'forbidden', staffMoney: 'forbidden' },
  ),
  row(
    getRelated,
    ofSomebody(({ id }) => ({ query: { people: id } })),
    {},
  ),
  row(suspendPerson, ofAPerson({ body: { because } }), {}),
  row(suspendPerson, ofOurOwn({ body: { because } }), { ...notOfStaff, other: 'forbidden' }),
  row(
    restorePerson,
    ofSomebody(async ({ id }, { staff }) => {
      const input = { params: { uid: id }, body: { because } };
      await staff.call(suspendPerson, input);
      return input;
    }),
    { owner: 'account_suspended' },
  ),
  own(listReports),
  row(
    closeReport,
    async ({ world }) => {
      const owner = await verifiedPerson(world);
      const { by, reportId } = await reported(world, owner);
      return { owner, other: by, input: { params: { reportId }, body: { outcome: 'nothing', because } } };
    },
    {},
  ),
  row(
    closeReport,
    async ({ world, staff }) => {
      const owner = await staffMember(world);
      const { reportId } = await reported(world, owner);
      return { owner, other: staff, input: { params: { reportId }, body: { outcome: 'nothing', because } } };
    },
    { other: 'yes' },
  ),
  // A staff member who made one of the reports about a person decides none of them.
  row(
    closeReport,
    async ({ world, staff }) => {
      const [owner, about] = [await staffMember(world), await verifiedPerson(world)];
      const { reportId } = await reported(world, about);
      await owner.call(reportUser, { body: { userId: about.id, reason: 'scam' } });
      return { owner, other: staff, input: { params: { reportId }, body: { outcome: 'suspended', because } } };
    },
    { other: 'yes' },
  ),
  // One of our own is reported with a chat: who of the two it was that reported it is not for them.
  row(
    getReportChat,
    async ({ world, staff }) => {
      const { ada, bayo: owner, roomId } = await twoInARoom(world);
      await write(owner, roomId, 'Pay me in cash');
      await ada.call(reportUser, { body: { userId: owner.id, reason: 'scam', roomId } });
      await makeStaff(world, owner);
      const [report] = await world.db<{ id: string }[]>`select id from user_report where room_id = ${roomId}`;
      return { owner, other: staff, input: { params: { reportId: `user-${report?.id}` } } };
    },
    { other: 'yes' },
  ),
  row(
    getReportChat,
    async ({ world }) => {
      const { ada, bayo, roomId } = await twoInARoom(world);
      await write(bayo, roomId, 'Pay me in cash');
      await ada.call(reportUser, { body: { userId: bayo.id, reason: 'scam', roomId } });
      const [report] = await world.db<{ id: string }[]>`select id from user_report where room_id = ${roomId}`;
      return { owner: ada, other: bayo, input: { params: { reportId: `user-${report?.id}` } } };
    },
    {},
  ),
  own(listDisputes),
  row(getDispute, ofADispute(), {}),
  own(listConsoleOrders),
  own(exportConsoleOrders),
  row(getConsoleOrder, ofADispute(), {}),
  own(listConsoleTransactions),
  own(exportConsoleTransactions),
  row(
    getConsoleTransaction,
    async ({ world }) => {
      const { sender: owner, carrier: other } = await dealAt(world, 'Accepted');
      const [line] = await world.db<{ id: string }[]>`select id from wallet_transaction where user_id = ${owner.id}`;
      return { owner, other, input: { params: { transactionId: line?.id ?? '' } } };
    },
    {},
  ),
  row(decideDispute, ofADispute({ body: { decision: 'release', because } }), {}),
  row(askSide, ofADispute({ body: { side: 'carrier', question: 'Was it open?' } }), {}),
  row(
    withdrawQuestion,
    async ({ world, staff }) => {
      const { sender: owner, carrier: other, orderId } = await disputed(world);
      await ask(staff, orderId, 'carrier');
      return { owner, other, input: { params: { orderId, questionId: await openQuestion(other, orderId) }, body: { because } } };
    },
    {},
  ),
  // A sender of ours does not decide about their own parcel.
  row(
    decideDispute,
    async ({ world, staff }) => {
      const { sender: owner, orderId } = await disputed(world);
      await makeStaff(world, owner);
      return { owner, other: staff, input: { params: { orderId }, body: { decision: 'refund', because } } };
    },
    { other: 'yes' },
  ),
  row(
    previewDecision,
    async ({ world, staff }) => {
      const { sender: owner, orderId } = await disputed(world);
      await makeStaff(world, owner);
      return { owner, other: staff, input: { body: { decision: refundOf(orderId) } } };
    },
    { ...notOfStaff, staff: 'yes', owner: 'forbidden', other: 'yes' },
  ),
  // What moves money out is not for support, who may ask about disputes by the same call.
  own(
    previewDecision,
    { body: { decision: { kind: 'payout', reference: 'wb-nothing' } } },
    { staff: 'not_found', owner: 'not_found', staffSupport: 'not_in_role' },
  ),
  own(listProposals),
  // A sender of ours does not propose what becomes of their own parcel.
  row(
    proposeDecision,
    async ({ world, staff }) => {
      const { sender: owner, orderId } = await disputed(world);
      await makeStaff(world, owner);
      return { owner, other: staff, input: { body: { decision: refundOf(orderId), because } } };
    },
    { other: 'yes' },
  ),
  // The staff member who proposed a decision cannot confirm it.
  row(
    decideProposal,
    async ({ world, staff }) => {
      const { orderId } = await disputed(world);
      const owner = await staffMember(world);
      const body = { decision: refundOf(orderId), because };
      const { id: proposalId } = (await owner.call(proposeDecision, { body })).result;
      return { owner, other: staff, input: { params: { proposalId }, body: { decision: 'confirm', because } } };
    },
    { owner: 'own_proposal', other: 'yes' },
  ),
  // A claim that came too late: neither side of it looks into it for us.
  row(
    lookIntoClaim,
    async ({ world, staff }) => {
      const { carrier: owner, orderId } = await lateClaim(world);
      await makeStaff(world, owner);
      return { owner, other: staff, input: { params: { orderId }, body: { because } } };
    },
    { other: 'yes' },
  ),
  own(listPayouts),
  own(listMoneyQuestions),
  // Nothing of that name: what is asked here is who may ask.
  own(retryPayout, { params: { reference: 'wb-nothing' }, body: { because } }, { staff: 'not_found', owner: 'not_found' }),
  own(giveBackPayout, { params: { reference: 'wb-nothing' }, body: { because } }, { staff: 'not_found', owner: 'not_found' }),
  own(
    answerMoneyQuestion,
    { params: { reference: 'wb-nothing' }, body: { answer: 'close', because } },
    { staff: 'not_found', owner: 'not_found' },
  ),
  own(getBooks),
  own(proveBooks),
  own(getReconciliation),
  own(listCorrections),
  row(
    proposeCorrection,
    ofSomebody(({ id }) => ({ body: correctionFor(id) })),
    {},
  ),
  // Nobody moves money to themselves.
  row(
    proposeCorrection,
    async ({ world, staff }) => {
      const owner = await staffMember(world);
      return { owner, other: staff, input: { body: correctionFor(owner.id) } };
    },
    { other: 'yes' },
  ),
  // The staff member who proposed a correction cannot approve it.
  row(
    decideCorrection,
    async ({ world, staff }) => {
      const [owner, person] = [await staffMember(world), await verifiedPerson(world)];
      const { id: correctionId } = (await propose(owner, person.id)).result;
      return { owner, other: staff, input: { params: { correctionId }, body: { decision: 'approve', because } } };
    },
    { owner: 'own_proposal', other: 'yes' },
  ),
  own(listFailedJobs),
  own(settleFailedJob, () => ({ params: { jobId: randomUUID() }, body: { what: 'dismiss', because } }), {
    staff: 'not_found',
    owner: 'not_found',
  }),
];
