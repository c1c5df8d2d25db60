import type { ReplyKind } from './reply-kinds.ts';

type FieldFacts = {
  /** What stands there once it is filled in. */
  readonly means: string;
  /** For the preview of a reply. */
  readonly sample: string;
  /** The kinds of cases that know it. In the others it stays a gap, to be filled in by hand. */
  readonly kinds: readonly ReplyKind[];
};

const toOnePerson = ['support', 'measure', 'check'] as const;
const aboutAParcel = ['dispute', 'sale-question'] as const;

/** What can stand in a saved reply in double braces: `{{firstName}}`. */
export const replyFields = {
  firstName: { means: 'first name of the person', sample: 'Adaeze', kinds: toOnePerson },
  fullName: { means: 'whole name of the person', sample: 'Adaeze Obi', kinds: toOnePerson },
  username: { means: 'username of the person', sample: '@adaeze', kinds: toOnePerson },
  staffFirstName: {
    means: 'your own first name',
    sample: 'Ngozi',
    kinds: ['support', 'measure', 'check', 'dispute', 'sale-question'],
  },
  trackingNumber: { means: 'tracking number of the parcel', sample: '7K3 M9Q XPC', kinds: aboutAParcel },
  parcelTitle: { means: 'title of the parcel, or of what was sold', sample: 'Sewing machine', kinds: aboutAParcel },
  amount: { means: 'fee of the delivery, or price of what was sold', sample: '₦12,500.00', kinds: aboutAParcel },
  senderFirstName: { means: 'first name of the sender', sample: 'Adaeze', kinds: ['dispute'] },
  carrierFirstName: { means: 'first name of the carrier', sample: 'Chidi', kinds: ['dispute'] },
  sellerFirstName: { means: 'first name of the seller', sample: 'Adaeze', kinds: ['sale-question'] },
  buyerFirstName: { means: 'first name of the buyer', sample: 'Tunde', kinds: ['sale-question'] },
} as const satisfies Record<string, FieldFacts>;
export type ReplyField = keyof typeof replyFields;

export const replyFieldNames = Object.keys(replyFields).filter(isReplyField);

export function isReplyField(name: string): name is ReplyField {
  return Object.hasOwn(replyFields, name);
}

/** Whether a case of this kind knows the field. */
export function knowsField(kind: ReplyKind, field: ReplyField): boolean {
  const kinds: readonly ReplyKind[] = replyFields[field].kinds;
  return kinds.includes(kind);
}

/** `{{firstName}}`; also where somebody has taken away a brace of it, so that half of one is not sent either. */
const gapPattern = /\{\{([^{}\n]{0,40})(\}{0,2})/g;

export type Gap = {
  /** What stands between the braces. */
  readonly name: string;
  /** The whole of it, as it stands in the text. */
  readonly written: string;
  readonly at: number;
  /** Both braces are there at its end. */
  readonly isWhole: boolean;
};

/** What is still to be filled in, from the beginning of the text on. */
export function gapsIn(text: string): Gap[] {
  return [...text.matchAll(gapPattern)].map(({ 0: written, 1: name = '', 2: end, index: at }) => ({
    ...{ name: name.trim(), written, at },
    isWhole: end === '}}',
  }));
}

/** The text with the values that the case knows. What it does not know stays as it is: a gap that can be seen. */
export function fillReply(text: string, values: Partial<Readonly<Record<ReplyField, string>>>): string {
  return text.replace(gapPattern, (written: string, name: string) => {
    const field = name.trim();
    return (isReplyField(field) ? values[field] : undefined) ?? written;
  });
}

/** What to say of words with a gap in them; nothing where there is none. */
export function gapComplaint(text: string): string | undefined {
  const [gap] = gapsIn(text);
  if (!gap) return undefined;
  const means = isReplyField(gap.name) ? ` (${replyFields[gap.name].means})` : '';
  return `Please fill in ${gap.written}${means} first`;
}
