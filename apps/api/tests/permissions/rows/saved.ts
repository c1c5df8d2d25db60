import { randomUUID } from 'node:crypto';
import { changeReply } from '@waybill/contract/ops/change-reply';
import { changeView } from '@waybill/contract/ops/change-view';
import { listReplies } from '@waybill/contract/ops/list-replies';
import { listViews } from '@waybill/contract/ops/list-views';
import { removeView } from '@waybill/contract/ops/remove-view';
import { retireReply } from '@waybill/contract/ops/retire-reply';
import { saveView } from '@waybill/contract/ops/save-view';
import { setDefaultView } from '@waybill/contract/ops/set-default-view';
import { writeReply } from '@waybill/contract/ops/write-reply';
import { ofSomebody, own, row } from '../row.ts';

const newReply = () => ({ title: `Reply ${randomUUID()}`, text: 'Hello {{firstName}}', kinds: ['support'] });
const ofAReply = (body: () => object) =>
  ofSomebody(async (_, { staff }) => {
    const { result } = await staff.call(writeReply, { body: newReply() });
    return { params: { replyId: result.id }, body: body() };
  });

const newView = (list = 'work') => ({ list, name: `View ${randomUUID()}`.slice(0, 40), filters: {}, isShared: true });
/** A shared view of a colleague: whoever leads changes it. Thirty of a list are shared at most, so each row has a list. */
const ofAView = (list: string, body: () => object) =>
  ofSomebody(async (_, { staff }) => {
    const { result } = await staff.call(saveView, { body: newView(list) });
    return { params: { viewId: result.id }, body: body() };
  });
const notALead = { staffSupport: 'forbidden', staffChecks: 'forbidden', staffMoney: 'forbidden' } as const;

/** What our people save in the console to use again. */
export const savedRows = [
  own(listReplies),
  own(writeReply, () => ({ body: newReply() })),
  row(
    changeReply,
    ofAReply(() => ({ ...newReply(), version: 1 })),
    {},
  ),
  row(
    retireReply,
    ofAReply(() => ({ isRetired: true })),
    {},
  ),
  own(listViews, { query: { list: 'work' } }),
  own(saveView, () => ({ body: { ...newView(), isShared: false } })),
  row(
    changeView,
    ofAView('acts', () => ({ ...newView(), list: undefined, version: 1 })),
    notALead,
  ),
  row(
    removeView,
    ofAView('work', () => ({ isRemoved: true })),
    notALead,
  ),
  own(setDefaultView, { params: { list: 'work' }, body: { viewId: null } }),
];
