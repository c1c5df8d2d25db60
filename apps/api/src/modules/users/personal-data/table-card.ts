import type { SectionName } from '../export/section.ts';

/**
 * Modules that remove the words of a member who leaves from their tables, in this order: pictures go once nothing refers to them
 * any more, and the name goes last. Each is wired in context.ts.
 */
export const forgetters = [
  'prices',
  'imports',
  'receivers',
  'timeline',
  'orders',
  'businesses',
  'fleet',
  'developers',
  'tracking',
  'sales',
  'webhooks',
  'notifications',
  'wallet',
  'kyc',
  'support',
  'chat',
  'files',
  'realtime',
  'users',
  'identity',
] as const;
export type Forgetter = (typeof forgetters)[number];

/** `but`: who takes out some of them all the same. */
type Kept = { readonly stays: string; readonly but?: readonly Forgetter[] };

/**
 * What a table that is kept for good grows with: `members`, a few rows each however much they do; `use`, a row for whatever they do, so
 * that it grows with the years; `hardly`.
 */
export type Growth = 'members' | 'use' | 'hardly';

/** A table with data about people: its export and its retention. */
export type TableCard = {
  /** What a new row comes with. */
  readonly rowFor: string;
  /** The part of the export that hands it out, or why nothing of it is handed out. */
  readonly export: SectionName | { readonly not: string };
  /** Columns with words of people or their identity: the module that removes them when their owner leaves, or why they stay. */
  readonly words?: Readonly<Record<string, Forgetter | Kept>>;
  /** The end of a row and the job that deletes it, or the reason why it stays for good. */
  readonly kept: { readonly until: string; readonly by: string } | { readonly forGood: string; readonly grows: Growth };
};

/**
 * Columns that hold ids, states, keys and figures of our own wherever they stand: nothing that anybody types. A column of text with
 * another name is decided upon in the card of its table.
 */
export const codes: ReadonlySet<string> = new Set([
  ...['id', 'room_id', 'user_id', 'sender_id', 'carrier_id', 'author_id', 'package_id', 'order_id', 'item_id', 'session_id'],
  ...[
    'rider_id',
    'business_id',
    'invited_by',
    'assigned_by',
    'ended_by',
    'vehicle_id',
    'round_id',
    'added_by',
    'given_by',
    'planned_by',
    'acted_by',
    'revoked_by',
    'key_id',
    'request_id',
    'reporter_id',
    'owner_id',
    'member_id',
    'staff_id',
    'check_id',
    'account_id',
    'message_id',
    'transaction_id',
    'change_id',
    'result_id',
  ],
  ...['payer_id', 'buyer_id', 'sale_id', 'seller_id', 'delivery_by', 'goods_state', 'part'],
  ...[
    'provider_id',
    'charge_id',
    'by_id',
    'of_id',
    'related_item_id',
    'related_user_id',
    'timeline_item_id',
    'tracking_id',
    'sale_id',
    'paid_reference',
  ],
  ...[
    'user_a',
    'account_a',
    'user_b',
    'created_by',
    'business_id',
    'asked_of',
    'asked_by',
    'named_by',
    'reported_by',
    'handled_by',
    'decided_by',
    'proposed_by',
    'held_by',
    'set_by',
    'lifted_by',
    'measure_set_by',
    'changed_by',
    'undone_by',
    'made_by',
    'view_id',
    'bulk_id',
    'case_id',
    'measure_id',
  ],
  ...[
    'state',
    'status',
    'kind',
    'way',
    'return_state',
    'mode',
    'purpose',
    'provider',
    'direction',
    'currency',
    'share_currency',
    'paid_currency',
    'outcome',
    'ended_as',
    'proof',
  ],
  ...[
    'actor',
    'what',
    'category',
    'rated_as',
    'document_type',
    'auth_provider',
    'country_code',
    'rep_country_code',
    'media_type',
  ],
  ...['hash', 'previous_hash', 'checksum', 'key', 'event_key', 'storage_key', 'reference', 'provider_reference', 'attached_to'],
  ...['image_ids', 'voice_note_id', 'widths', 'link', 'issuer', 'direct_messages_from', 'ship_date', 'day', 'pattern'],
]);
