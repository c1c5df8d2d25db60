import type { PackageFields } from './package-fields.ts';

type Step = {
  readonly name: StepName;
  readonly short: string;
  readonly title: string;
  readonly fields: readonly (keyof PackageFields)[];
};

export type StepName = 'what' | 'from' | 'to' | 'how' | 'price' | 'review';

/** The questions in their order, and which fields each of them asks for. */
export const packageSteps: readonly Step[] = [
  {
    name: 'what',
    short: 'The parcel',
    title: 'What is it?',
    fields: ['itemCategoryId', 'weight', 'handleRequirementId', 'description', 'imageIdList', 'costOfItem'],
  },
  {
    name: 'from',
    short: 'From',
    title: 'Where from?',
    fields: ['pickupAddressJson', 'pickupAddress', 'senderFullName', 'senderPhoneNumber'],
  },
  {
    name: 'to',
    short: 'To',
    title: 'Where to?',
    fields: ['dropOffAddressJson', 'dropoffAddress', 'receiverFullName', 'receiverPhoneNumber'],
  },
  { name: 'how', short: 'The way', title: 'How and when?', fields: ['deliveryPartner', 'dispatchMode', 'shipmentDate'] },
  { name: 'price', short: 'The fee', title: 'For how much?', fields: ['price', 'currency'] },
  { name: 'review', short: 'The slip', title: 'Is everything right?', fields: [] },
];

export const packageFieldNames: readonly string[] = packageSteps.flatMap(({ fields }) => fields);

export function stepAt(index: number): Step {
  const step = packageSteps[index] ?? packageSteps[0];
  if (!step) throw new Error('There are no steps');
  return step;
}

/** The first step that asks for one of these fields; undefined when none does. */
export function stepWith(names: Iterable<string>): number | undefined {
  const wanted = new Set(names);
  const index = packageSteps.findIndex(({ fields }) => fields.some((name) => wanted.has(name)));
  return index < 0 ? undefined : index;
}

/** Where to begin: at the step asked for, or at the first one before it that still has something to ask. */
export function firstStep(wanted: number, mistakes: ReadonlyMap<string, string> | undefined): number {
  const unanswered = stepWith(mistakes?.keys() ?? []);
  return unanswered === undefined ? wanted : Math.min(wanted, unanswered);
}
