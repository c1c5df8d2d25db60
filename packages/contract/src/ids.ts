import * as z from 'zod/mini';

/** Ids carry their kind: `usr_01JC…`, so that a wrong one is refused before it reaches a query. */
export const idPrefixes = {
  user: 'usr',
  session: 'ses',
  oneTimeCode: 'otc',
  actionLink: 'lnk',
  federatedTicket: 'fed',
  authenticator: 'aut',
  passkey: 'pky',
  wallet: 'wal',
  transaction: 'trx',
  document: 'doc',
  image: 'img',
  voiceNote: 'voc',
  package: 'pkg',
  travellersRequest: 'trp',
  post: 'pst',
  batchShipping: 'bat',
  comment: 'cmt',
  order: 'ord',
  orderEvent: 'evt',
  orderQuestion: 'oqn',
  negotiation: 'neg',
  request: 'req',
  room: 'rom',
  message: 'msg',
  notification: 'ntf',
  identityCheck: 'kyc',
  checkFile: 'kyf',
  correction: 'cor',
  proposal: 'prp',
  bulk: 'blk',
  payoutAccount: 'pac',
  sale: 'sal',
  saleAnswer: 'ans',
  buyer: 'byr',
  refund: 'rfd',
  priceList: 'prl',
  priceQuote: 'prq',
  invitation: 'inv',
  membership: 'mbr',
  assignment: 'asg',
  vehicle: 'veh',
  vehiclePaper: 'vpa',
  shift: 'shf',
  round: 'rnd',
  apiKey: 'key',
  webhookEndpoint: 'whe',
  webhookDelivery: 'whd',
  webhookMessage: 'whm',
  import: 'imp',
  collection: 'col',
  measure: 'msr',
  appeal: 'apl',
  receiver: 'rcv',
  doorWords: 'dwd',
  reply: 'rpl',
  pickupPlace: 'pup',
  view: 'viw',
} as const;

export type IdKind = keyof typeof idPrefixes;

export function idOf(kind: IdKind) {
  return id(idPrefixes[kind]);
}

/** The id of any of these. */
export function idOfAny(...kinds: readonly IdKind[]) {
  return id(`(${kinds.map((kind) => idPrefixes[kind]).join('|')})`);
}

function id(prefix: string) {
  return z.string().check(z.regex(new RegExp(`^${prefix}_[0-9A-HJKMNP-TV-Z]{26}$`), 'That is not an id we know'));
}
