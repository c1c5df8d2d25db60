import { type Booking, stopsOf } from './booking.ts';
import type { PackageFields } from './package-fields.ts';

type Step = {
  readonly name: StepName;
  readonly short: string;
  readonly title: string;
  readonly fields: readonly (keyof PackageFields)[];
};

export type StepName = 'route' | 'what' | 'way' | 'people' | 'review';

/** The questions in their order, and which fields each of them asks for. */
const packageSteps: readonly Step[] = [
  { name: 'route', short: 'From and to', title: 'Where is it going?', fields: ['pickupAddressJson', 'dropOffAddressJson'] },
  {
    name: 'what',
    short: 'The parcel',
    title: 'What is it?',
    fields: ['itemCategoryId', 'weight', 'handleRequirementId', 'description', 'imageIdList', 'costOfItem'],
  },
  {
    name: 'way',
    short: 'The way',
    title: 'How should it go?',
    fields: ['deliveryPartner', 'dispatchMode', 'shipmentDate', 'price', 'currency'],
  },
  {
    name: 'people',
    short: 'The people',
    title: 'Who hands it over, who gets it?',
    fields: [
      'pickupAddress',
      'pickupLandmark',
      'pickupNote',
      'senderFullName',
      'senderPhoneNumber',
      'dropoffAddress',
      'dropoffLandmark',
      'dropoffNote',
      'receiverFullName',
      'receiverPhoneNumber',
      'collectAtDoor',
    ],
  },
  { name: 'review', short: 'Pay', title: 'Is everything right?', fields: [] },
];

export const packageStepNames: readonly StepName[] = packageSteps.map(({ name }) => name);

export const packageFieldNames: readonly string[] = packageSteps.flatMap(({ fields }) => fields);

/** The questions that are asked in any case. Of a booking only those whose answers its trip or batch does not give. */
export function stepsOf(booking: Booking | undefined): readonly Step[] {
  if (!booking) return packageSteps;
  const given = new Set<StepName>();
  if (stopsOf(booking).length < 2) given.add('route');
  if (booking.itemType === 2 && booking.pricePerKg !== null) given.add('way');
  return packageSteps.filter(({ name }) => !given.has(name));
}

export function stepNamed(wanted: StepName): Step {
  const step = packageSteps.find(({ name }) => name === wanted);
  if (!step) throw new Error(`There is no step ${wanted}`);
  return step;
}

/** The first step that asks for one of these fields; undefined when none does. */
export function stepWith(names: Iterable<string>): StepName | undefined {
  const wanted = new Set(names);
  return packageSteps.find(({ fields }) => fields.some((name) => wanted.has(name)))?.name;
}

/** Where to go: to the step asked for, or to the first one before it that still has something to ask. */
export function firstStep(wanted: StepName, mistakes: ReadonlyMap<string, string> | undefined): StepName {
  const unanswered = stepWith(mistakes?.keys() ?? []);
  if (unanswered === undefined) return wanted;
  return packageStepNames.indexOf(unanswered) < packageStepNames.indexOf(wanted) ? unanswered : wanted;
}

export function stepBefore(name: StepName, booking: Booking | undefined): StepName {
  const steps = stepsOf(booking);
  return steps[steps.findIndex((step) => step.name === name) - 1]?.name ?? name;
}

/** The step after this one. */
export function stepAfter(name: StepName, booking: Booking | undefined): StepName {
  const steps = stepsOf(booking);
  return steps[steps.findIndex((step) => step.name === name) + 1]?.name ?? 'review';
}
