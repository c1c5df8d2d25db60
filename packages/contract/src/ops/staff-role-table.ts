import type { Call } from '../call.ts';
import type { StaffRole } from './staff-roles.ts';

const everyone = ['support', 'checks', 'money', 'lead', 'admin'] as const;
const talks = ['support', 'lead', 'admin'] as const;
const papers = ['checks', 'lead', 'admin'] as const;
const sums = ['money', 'lead', 'admin'] as const;
/** Disputes are settled by whoever knows the people as well as by whoever knows the money. */
const settles = ['support', 'money', 'lead', 'admin'] as const;
const leads = ['lead', 'admin'] as const;
const admins = ['admin'] as const;

type Roles = readonly StaffRole[];

/** What each role may do in the console: every call of it. What is not listed nobody may; a test demands a decision for each new call. */
export const staffRoleTable: Readonly<Record<string, Roles>> = {
  // Whoever works here sees what waits, finds what somebody quotes, and what was done about it.
  'GET /ops/overview': everyone,
  'GET /ops/search': everyone,
  'GET /ops/people': everyone,
  'GET /ops/people/{uid}': everyone,
  'GET /ops/related': everyone,
  'GET /ops/acts': everyone,
  // One’s own, of what one’s role decides; a lead those of others, too (undo-table.ts).
  'POST /ops/acts/{actId}/undoing': everyone,
  // Whoever talks to people or settles what is between them looks orders and money up; files of them leave the house by fewer hands.
  'GET /ops/orders': settles,
  'GET /ops/orders/{orderId}': settles,
  'GET /ops/order-file': leads,
  'GET /ops/transactions': settles,
  'GET /ops/transactions/{transactionId}': settles,
  'GET /ops/transaction-file': sums,
  'GET /ops/acts/file': leads,
  // Each sees the queues that they work in.
  'GET /ops/figures': everyone,
  'GET /ops/figures/file': leads,

  // Sharing the work. Which kinds of cases are for whom is what their deciding calls say below (case-calls.ts).
  'GET /ops/cases': everyone,
  'GET /ops/desk': everyone,
  'POST /ops/cases/{kind}/{id}/claim': everyone,
  'POST /ops/cases/{kind}/{id}/release': everyone,
  'PUT /ops/cases/{kind}/{id}/look': everyone,
  'POST /ops/cases/{kind}/{id}/assignment': leads,
  'GET /ops/cases/{kind}/{id}/notes': everyone,
  'POST /ops/cases/{kind}/{id}/notes': everyone,
  'GET /ops/mentions': everyone,
  'POST /ops/handover': everyone,
  // What is done to many is for whoever may do it to one: the call looks that up in this table (bulk-act.ts).
  'POST /ops/bulk/preview': everyone,
  'POST /ops/bulk': everyone,

  // Words that we send again and again: everybody uses them, leads write them.
  'GET /ops/replies': everyone,
  'POST /ops/replies': leads,
  'PUT /ops/replies/{replyId}': leads,
  'PUT /ops/replies/{replyId}/retirement': leads,

  // Lists as one has narrowed them. Which lists are for whom is what their own calls say above (view-lists.ts).
  'GET /ops/views': everyone,
  'POST /ops/views': everyone,
  'PUT /ops/views/{viewId}': everyone,
  'PUT /ops/views/{viewId}/removal': everyone,
  'PUT /ops/default-views/{list}': everyone,

  // The team itself, and each one’s own second factor.
  'POST /auth/second-factor/recovery-codes': everyone,
  'GET /ops/staff': everyone,
  'POST /ops/staff': admins,
  'PUT /ops/staff/{uid}': admins,
  'POST /ops/staff/{uid}/ending': admins,

  // People: what they write to us and about each other.
  'GET /ops/support': talks,
  'GET /ops/support/{roomId}': talks,
  'POST /ops/support/{roomId}/messages': talks,
  'POST /ops/support/{roomId}/answered': talks,
  'GET /ops/reports': talks,
  'GET /ops/reports/{reportId}/chat': talks,
  'POST /ops/reports/{reportId}/closing': talks,
  'POST /ops/people/{uid}/warnings': talks,
  'POST /ops/people/{uid}/restriction': talks,
  'POST /ops/people/{uid}/suspension': talks,
  'POST /ops/people/{uid}/restoration': leads,
  'POST /ops/measures/{measureId}/lifting': leads,
  // Whoever may take a measure back looks again at one that is appealed.
  'GET /ops/appeals': leads,
  'GET /ops/appeals/{appealId}': leads,
  'POST /ops/appeals/{appealId}/decision': leads,

  // Papers are looked at by those who decide about them.
  'GET /ops/kyc': papers,
  'GET /ops/kyc/{checkId}': papers,
  'GET /ops/kyc/{checkId}/files/{fileId}': papers,
  'POST /ops/kyc/{checkId}/decision': papers,

  'GET /ops/disputes': settles,
  'GET /ops/disputes/{orderId}': settles,
  'POST /ops/disputes/{orderId}/decision': settles,
  'POST /ops/disputes/{orderId}/looked-into': settles,
  'POST /ops/disputes/{orderId}/questions': settles,
  'POST /ops/disputes/{orderId}/questions/{questionId}/withdrawal': settles,
  'GET /ops/sale-questions': settles,
  'GET /ops/sale-questions/{saleId}': settles,
  'POST /ops/sale-questions/{saleId}/decision': settles,

  // What a decision would move, and decisions above a limit: of the kinds that one may decide, which the answer looks up in this table.
  'POST /ops/decisions/preview': settles,
  'GET /ops/proposals': settles,
  'POST /ops/proposals': settles,
  'POST /ops/proposals/{proposalId}/decision': settles,

  // Money and the books.
  'GET /ops/payouts': sums,
  'POST /ops/payouts/{reference}/retry': sums,
  'POST /ops/payouts/{reference}/giving-back': sums,
  'GET /ops/money-questions': sums,
  'POST /ops/money-questions/{reference}/answer': sums,
  'GET /ops/books': sums,
  'POST /ops/books/proof': sums,
  'GET /ops/books/reconciliation': sums,
  'GET /ops/corrections': sums,
  'POST /ops/corrections': sums,
  'POST /ops/corrections/{correctionId}/decision': sums,

  // The machine.
  'GET /ops/jobs': leads,
  'POST /ops/jobs/{jobId}/settling': leads,
};

type Named = Pick<Call, 'method' | 'path'>;

/** Whether staff in this role may make the call. */
export function mayInConsole(role: StaffRole, { method, path }: Named): boolean {
  return staffRoleTable[`${method} ${path}`]?.includes(role) ?? false;
}
