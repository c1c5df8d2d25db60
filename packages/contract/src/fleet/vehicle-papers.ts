/** The papers that a vehicle needs on the road. */
export const paperKinds = ['licence', 'insurance', 'roadworthiness', 'permit', 'other'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** How a paper is called within a sentence, with “the” before it. */
export const paperNames: Readonly<Record<PaperKind, string>> = {
  licence: 'vehicle licence',
  insurance: 'insurance',
  roadworthiness: 'roadworthiness certificate',
  permit: 'permit',
  other: 'other paper',
};

/** A paper is marked from so many days before its end. */
export const paperSoonDays = 30;

/** So many days before the end of a paper its business is told. */
export const paperWarnings = [30, 7, 0] as const;

/** How urgent a paper is, by the days it still counts. */
export function paperStateOf(daysLeft: number): 'fine' | 'soon' | 'over' {
  if (daysLeft < 0) return 'over';
  return daysLeft <= paperSoonDays ? 'soon' : 'fine';
}
