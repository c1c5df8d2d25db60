import { createHash } from 'node:crypto';
import { findBank } from './banks.ts';
import { findRecipient, integrationId, type PaystackContext } from './context.ts';
import type { Recipient, Transfer } from './state.ts';

/** A recipient as POST /transferrecipient and every transfer show it. */
export function viewRecipient(recipient: Recipient) {
  return {
    active: true,
    createdAt: recipient.createdAt,
    currency: recipient.currency,
    description: recipient.description,
    domain: 'test',
    email: recipient.email,
    id: recipient.id,
    integration: integrationId,
    metadata: recipient.metadata,
    name: recipient.name,
    recipient_code: recipient.code,
    type: 'nuban',
    updatedAt: recipient.createdAt,
    is_deleted: false,
    isDeleted: false,
    details: {
      authorization_code: null,
      account_number: recipient.accountNumber,
      account_name: recipient.accountName,
      bank_code: recipient.bankCode,
      bank_name: findBank(recipient.bankCode)?.name ?? null,
    },
  };
}

/** The answer to POST /transfer: its recipient is only a number there. */
export function viewTransfer(context: PaystackContext, transfer: Transfer) {
  return {
    ...common(transfer),
    integration: integrationId,
    recipient: findRecipient(context, transfer.recipientCode)?.id ?? null,
  };
}

/** A transfer as GET /transfer/verify/:reference and GET /transfer/:code show it, in full. */
export function viewTransferInFull(context: PaystackContext, transfer: Transfer) {
  const recipient = findRecipient(context, transfer.recipientCode);
  return {
    ...common(transfer),
    integration: integrationId,
    recipient: recipient ? viewRecipient(recipient) : null,
    session: sessionOf(transfer),
    fee_charged: transfer.status === 'success' ? transfer.fee : 0,
    fees_breakdown: null,
    gateway_response: transfer.status === 'failed' ? 'Could not reach the beneficiary bank' : null,
  };
}

/** The data of transfer.success, transfer.failed and transfer.reversed, which spell the times with an underscore. */
export function viewTransferEvent(context: PaystackContext, transfer: Transfer) {
  const { createdAt, updatedAt, request: _request, ...rest } = common(transfer);
  const recipient = findRecipient(context, transfer.recipientCode);
  return {
    ...rest,
    integration: { id: integrationId, is_live: false, business_name: 'Waybill' },
    recipient: recipient ? viewRecipient(recipient) : null,
    session: sessionOf(transfer),
    fee_charged: transfer.status === 'success' ? transfer.fee : 0,
    gateway_response: null,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

function common(transfer: Transfer) {
  return {
    amount: transfer.amount,
    createdAt: transfer.createdAt,
    currency: transfer.currency,
    domain: 'test',
    failures: null,
    id: transfer.id,
    reason: transfer.reason,
    reference: transfer.reference,
    request: transfer.id + 50_000,
    source: 'balance',
    source_details: null,
    status: transfer.status,
    titan_code: null,
    transfer_code: transfer.code,
    transferred_at: transfer.transferredAt,
    updatedAt: transfer.updatedAt,
  };
}

function sessionOf({ status, code }: Transfer) {
  if (status === 'otp' || status === 'pending') return { provider: null, id: null };
  const digits = BigInt(`0x${createHash('sha256').update(code).digest('hex').slice(0, 24)}`).toString();
  return { provider: 'nip', id: digits.padStart(30, '1').slice(0, 30) };
}
