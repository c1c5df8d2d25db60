import type { TableCard } from './table-card.ts';

const withAccount = {
  forGood: 'As long as the account: one row, or one for each of its devices and settings.',
  grows: 'members',
} as const;
const aDay = { until: 'a day', by: 'identity.sweep' };

/** A member's identity and use of the product. */
export const personTables = {
  account: {
    rowFor: 'each member',
    export: 'account',
    words: {
      ...{ username: 'identity', email: 'identity', phone: 'identity', password_hash: 'identity', pending_email: 'identity' },
      restriction_reason: { stays: 'One of a few words of our own.' },
      staff_role: { stays: 'What one of our own people may do, of a few words of ours.' },
    },
    kept: {
      forGood: 'Orders and the books speak of it; it loses its name instead. One never verified goes after a week.',
      grows: 'members',
    },
  },
  profile: {
    rowFor: 'each member',
    export: 'profile',
    words: {
      full_name: 'users',
      city: 'users',
      country_name: { stays: 'A country; which currency somebody was at home in explains their books.' },
      referrer: 'users',
      profile_picture: 'users',
      muted_users: 'users',
      not_interested_items: 'users',
      time_zone: 'users',
    },
    kept: withAccount,
  },
  dispatch_business: {
    rowFor: 'each business',
    export: 'business',
    words: {
      name: 'users',
      email: 'users',
      website: 'users',
      phone: 'users',
      rep_name: 'users',
      rep_role: 'users',
      rep_city: 'users',
      rep_country: { stays: 'A country.' },
      active_locations: 'users',
    },
    kept: withAccount,
  },
  business_document: {
    rowFor: 'each document of a business, three at most',
    export: 'documents',
    words: { file_name: 'kyc' },
    kept: withAccount,
  },
  identity_check: {
    rowFor: 'each try to have an identity checked',
    export: 'identityChecks',
    words: {
      subject: { stays: 'Whether it is the check of a person or of a business.' },
      document_number_end: 'kyc',
      name_on_document: 'kyc',
      date_of_birth: 'kyc',
      reasons: { stays: 'Names of reasons from a list of ours.' },
      note: 'kyc',
    },
    kept: {
      forGood: 'Whether somebody passed; who they are goes 30 days after the decision (kyc.delete-documents).',
      grows: 'members',
    },
  },
  identity_check_file: {
    rowFor: 'each picture of a document',
    export: 'identityChecks',
    words: { file_name: 'kyc' },
    kept: { until: '30 days after the decision', by: 'kyc.delete-documents' },
  },
  stored_document: {
    rowFor: 'each document in the file store',
    export: { not: 'where files are kept' },
    kept: { forGood: 'As long as its file is there (kyc.sweep-documents).', grows: 'members' },
  },
  session: {
    rowFor: 'each device that signs in',
    export: 'sessions',
    words: { device: 'identity', ip: 'identity' },
    kept: { until: '30 days after it ended, or when it runs out', by: 'identity.sweep' },
  },
  refresh_token: {
    rowFor: 'each quarter of an hour in which a device is used',
    export: { not: 'secrets' },
    kept: { until: '30 days after it was spent, or with its session', by: 'identity.forget-spent-tokens' },
  },
  one_time_code: {
    rowFor: 'each code sent',
    export: { not: 'secrets, gone in a day' },
    words: { destination: 'identity' },
    kept: aDay,
  },
  action_link: { rowFor: 'each link sent', export: { not: 'secrets, gone in a day' }, words: { email: 'identity' }, kept: aDay },
  federated_ticket: {
    rowFor: 'each sign-in with another provider',
    export: { not: 'secrets, gone in a day' },
    words: { email: 'identity', full_name: 'identity', subject: 'identity' },
    kept: aDay,
  },
  federated_identity: {
    rowFor: 'each member who signs in with another provider',
    export: 'federatedSignIns',
    words: { subject: 'identity' },
    kept: withAccount,
  },
  second_factor: {
    rowFor: 'each member of staff',
    export: { not: 'a secret' },
    words: { authenticator_id: 'identity', pending_id: 'identity' },
    kept: withAccount,
  },
  passkey: {
    rowFor: 'each passkey',
    export: { not: 'keys of devices; their names are in the settings' },
    words: { name: 'identity', credential_id: 'identity' },
    kept: withAccount,
  },
  api_key: {
    rowFor: 'each key of a program',
    export: { not: 'keys of programs; their names are in the settings' },
    words: {
      name: 'developers',
      beginning: 'developers',
      addresses: 'developers',
      scopes: { stays: 'what a key opens, of three words of ours' },
    },
    kept: { until: 'three months after it was revoked or has ended, or with the account', by: 'developers.forget-requests' },
  },
  api_key_request: {
    rowFor: 'each request that a program makes with a key',
    export: { not: 'a log of addresses of ours; it is in the settings' },
    words: { method: { stays: 'a word of HTTP' }, path: 'developers' },
    kept: { until: 'the last 1,000 of each key', by: 'developers.forget-requests' },
  },
  key_budget: {
    rowFor: 'each key that may spend money',
    export: { not: 'a limit and a sum; they are in the settings' },
    words: { spent_on: { stays: 'a day' } },
    kept: { until: 'with its key', by: 'developers.forget-requests' },
  },
  test_world: {
    rowFor: 'each account that tries things out with test keys',
    export: { not: 'where the test world of an account is; what is in it was made up' },
    words: { database: { stays: 'a name that was drawn by lot' } },
    kept: {
      until: '30 days after it was last used, when it is started anew, or with the account',
      by: 'developers.drop-test-worlds',
    },
  },
  passkey_challenge: {
    rowFor: 'each try with a passkey',
    export: { not: 'secrets, gone in an hour' },
    kept: { until: 'an hour', by: 'identity.sweep' },
  },
  recovery_code: { rowFor: 'each of ten codes of a member of staff', export: { not: 'secrets' }, kept: withAccount },
  password_guess: {
    rowFor: 'each side from which wrong passwords come',
    export: { not: 'counts of wrong tries, under keys without names' },
    kept: { until: 'a week without a wrong try', by: 'identity.sweep' },
  },
  wallet_pin: { rowFor: 'each member with a PIN', export: { not: 'a secret' }, kept: withAccount },
  push_token: {
    rowFor: 'each browser that wants to ring',
    export: 'devicesThatRing',
    words: { token: 'users' },
    kept: { forGood: 'Until its session ends or it cannot be reached.', grows: 'members' },
  },
  presence: { rowFor: 'each device that was here', export: 'presence', kept: { until: '30 days', by: 'users.sweep-presence' } },
  image: {
    rowFor: 'each picture or voice note',
    export: 'pictures',
    words: { placeholder: 'files' },
    kept: { forGood: 'As long as what it is part of; then, and unused after a day, files.sweep takes it.', grows: 'use' },
  },
  notification: {
    rowFor: 'each happening that somebody is told of',
    export: 'notifications',
    words: { subject: 'notifications', message: 'notifications' },
    kept: { until: '90 days after it was seen, a year if it was not', by: 'notifications.sweep' },
  },
  notification_heard: {
    rowFor: 'each happening that was counted',
    export: { not: 'marks of our own' },
    kept: { until: '14 days', by: 'notifications.sweep' },
  },
  messages_email: {
    rowFor: 'each member who got an email about messages',
    export: { not: 'marks of our own' },
    kept: withAccount,
  },
  user_report: {
    rowFor: 'each report of a person',
    export: 'reportsMade',
    // Until the report is closed, staff decide by its words; then they go, if their author has left.
    words: {
      reason: { stays: 'Names of reasons from a list of ours.' },
      message: 'users',
      because: { stays: 'What our people decided.' },
    },
    kept: { forGood: 'Who is reported again is judged by what came before.', grows: 'use' },
  },
  measure: {
    rowFor: 'each warning, take-down, restriction or suspension',
    export: 'measures',
    words: {
      reason: { stays: 'One of a few words of our own.' },
      told_as: 'users',
      lifted_as: 'users',
    },
    kept: { forGood: 'Who goes against the rules again is judged by what came before.', grows: 'use' },
  },
  appeal: {
    rowFor: 'each measure that was appealed',
    export: 'appeals',
    words: {
      says: 'users',
      told_as: 'users',
    },
    kept: { forGood: 'It belongs to the measure that it is about.', grows: 'use' },
  },
} satisfies Record<string, TableCard>;
