import * as z from 'zod/mini';

/**
 * Every failure the API can answer with: its stable code, its HTTP status and a short title.
 * `docs/errors.md` is generated from this table.
 */
export const problems = {
  invalid_input: [400, 'Something in the request needs fixing'],
  malformed_request: [400, 'The request could not be read'],
  not_signed_in: [401, 'You are not signed in'],
  session_ended: [401, 'This session has ended'],
  key_over: [401, 'That API key does not work'],
  insufficient_funds: [402, 'There is too little money'],
  wrong_credentials: [401, 'Those sign-in details do not match'],
  account_suspended: [403, 'This account is suspended'],
  account_restricted: [403, 'This account is for reading only'],
  verification_required: [403, 'Verify your phone or email first'],
  kyc_required: [403, 'Your identity must be checked first'],
  confirmation_required: [403, 'Show first that it is you'],
  second_factor_missing: [403, 'Set up a second factor first'],
  second_factor_required: [403, 'Show your second factor first'],
  forbidden: [403, 'You may not do this'],
  not_acting: [403, 'You do not act for this business'],
  not_in_role: [403, 'That is not for your role'],
  not_in_scope: [403, 'That API key does not open this'],
  key_elsewhere: [403, 'That API key does not work from there'],
  key_limit_reached: [403, 'That API key may spend no more today'],
  not_reachable: [403, 'This person is not taking messages from you'],
  cross_site_request: [403, 'This request came from another site'],
  not_found: [404, 'There is nothing here'],
  too_slow: [408, 'That took too long to arrive'],
  username_taken: [409, 'That username is taken'],
  email_taken: [409, 'That email already has an account'],
  phone_taken: [409, 'That phone number already has an account'],
  key_used_otherwise: [409, 'That request was made before with other details'],
  request_under_way: [409, 'That request is still being worked on'],
  already_refreshed: [409, 'Another tab has just renewed this session'],
  already_verified: [409, 'That is already verified'],
  already_member: [409, 'That person belongs to a business already'],
  pin_already_set: [409, 'A PIN is already set'],
  image_in_use: [409, 'That picture is part of something'],
  already_matched: [409, 'That parcel has a carrier'],
  no_longer_open: [409, 'That is no longer open'],
  already_taken: [409, 'Somebody else was faster'],
  already_rated: [409, 'You have rated this already'],
  step_not_allowed: [409, 'That cannot be done with this order now'],
  not_paid_yet: [409, 'That is not paid yet'],
  own_package: [409, 'That is your own parcel'],
  offer_over: [409, 'That offer is no longer open'],
  fee_differs: [409, 'That is another fee than the one held'],
  total_differs: [409, 'That is another total than the one you said'],
  too_many_counters: [409, 'You have gone back and forth enough'],
  rung_enough: [409, 'Riders were rung often enough'],
  not_on_duty: [409, 'You are not on duty'],
  outside_hours: [409, 'It is outside your working hours'],
  out_of_reach: [409, 'That parcel is out of your reach now'],
  list_changed: [409, 'That was changed meanwhile'],
  plate_taken: [409, 'You have a vehicle with that plate'],
  name_taken: [409, 'You have a place with that name'],
  shift_overlaps: [409, 'They are planned at that time already'],
  shift_over: [409, 'That shift is over'],
  wallet_not_empty: [409, 'There is still money in the wallet'],
  orders_running: [409, 'A delivery is still under way'],
  check_under_way: [409, 'Your papers are with us already'],
  already_decided: [409, 'Somebody has decided this already'],
  papers_not_opened: [409, 'Not all papers were opened'],
  documents_changed: [409, 'The documents were changed meanwhile'],
  own_proposal: [409, 'Somebody else has to agree to this'],
  needs_second_person: [409, 'A second person has to agree to this'],
  endpoint_off: [409, 'That endpoint is switched off'],
  too_many_endpoints: [409, 'There are enough endpoints'],
  quote_over: [410, 'That price held for five minutes'],
  code_gone: [410, 'That code no longer works'],
  link_gone: [410, 'That link no longer works'],
  ticket_gone: [410, 'That sign-in took too long'],
  upload_gone: [410, 'That upload took too long'],
  too_large: [413, 'That is too large'],
  address_too_long: [414, 'That address is too long'],
  unsupported_type: [415, 'That kind of content is not accepted'],
  image_unreadable: [422, 'That picture cannot be used'],
  file_unreadable: [422, 'That file cannot be read'],
  voice_note_unreadable: [422, 'That voice note cannot be used'],
  not_offered: [422, 'That ride is not offered'],
  account_not_found: [422, 'There is no such bank account'],
  amount_out_of_limits: [422, 'That amount is not within the limits'],
  payment_not_approved: [422, 'The payment is not approved yet'],
  payment_declined: [422, 'The payment was declined'],
  proof_missing: [422, 'A code or a photo is missing'],
  code_wrong: [422, 'That code is not right'],
  password_wrong: [422, 'That password is not right'],
  password_common: [422, 'That password is too easy to guess'],
  passkey_refused: [422, 'That passkey did not work'],
  pin_missing: [422, 'There is no PIN yet'],
  pin_wrong: [422, 'That PIN is not right'],
  pin_trivial: [422, 'That PIN is too easy to guess'],
  wallet_locked: [423, 'Your wallet is locked'],
  too_many_requests: [429, 'Too many tries'],
  code_resting: [429, 'That code rests for a while'],
  code_too_soon: [429, 'A code was sent a moment ago'],
  headers_too_large: [431, 'The headers are too large'],
  internal: [500, 'Something went wrong on our side'],
  provider_unavailable: [503, 'A partner of ours is not answering'],
  unavailable: [503, 'We will be back in a moment'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof problems;

/** The failures that any call may answer with, besides its own list. */
export const sharedFailures = [
  'invalid_input',
  'malformed_request',
  'too_slow',
  'too_large',
  'address_too_long',
  'headers_too_large',
  'unsupported_type',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ProblemCode[];

/** The failures of any call that needs a signed-in person: one where their account is for reading only, two where they act for a business, the last three where a program does with a key. */
export const signedInFailures = [
  'not_signed_in',
  'session_ended',
  'account_suspended',
  'account_restricted',
  'not_acting',
  'not_in_role',
  'key_over',
  'not_in_scope',
  'key_elsewhere',
] as const satisfies readonly ProblemCode[];

/** The failures of a public call that is made with a test key: it is asked whose world it means, and most of them are not of any. */
export const testKeyFailures = [
  'key_over',
  'not_in_scope',
  'key_elsewhere',
  'account_suspended',
  'not_acting',
  'verification_required',
] as const satisfies readonly ProblemCode[];

export const problemCode = z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]);

/** RFC 9457 problem details, the one shape of every failure. */
export const problemDetails = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** A sentence for people: what happened and what to do next. */
  detail: z.string(),
  code: problemCode,
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  requestId: z.optional(z.string()),
  /** The W3C trace that the request belongs to: the caller's own, or one named after the request. */
  traceId: z.optional(z.string()),
  retryAfterSeconds: z.optional(z.int()),
  triesLeft: z.optional(z.int()),
  /** The end of a restriction, where it ends by itself. */
  until: z.optional(z.iso.datetime()),
  /** Of a suspended account whose owner has just proven that it is theirs: it opens the appeal. */
  appealTicket: z.optional(z.string()),
  /** The missing amount, in major units. */
  shortfall: z.optional(z.number()),
});

export type ProblemDetails = z.infer<typeof problemDetails>;
