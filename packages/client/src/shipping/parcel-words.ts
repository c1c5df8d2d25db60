import {
  deliveryType,
  deliveryTypeNames,
  dispatchMode,
  handleRequirements,
  itemCategories,
} from '@waybill/contract/timeline/enums';

type Named = readonly { readonly id: number; readonly name: string }[];

const namesOf = (values: Readonly<Record<string, number>>): Named => Object.entries(values).map(([name, id]) => ({ id, name }));

/** What can be chosen by name; `Local` is the word of people for a sprint. */
const choices = {
  deliveryPartner: [
    ...namesOf(deliveryType),
    ...Object.entries(deliveryTypeNames).map(([id, name]) => ({ id: Number(id), name })),
    { id: deliveryType.Sprint, name: 'Local' },
  ],
  dispatchMode: namesOf(dispatchMode),
  itemCategoryId: itemCategories,
  handleRequirementId: handleRequirements,
} as const satisfies Readonly<Record<string, Named>>;

export type Choice = keyof typeof choices;
export const choiceFields: readonly string[] = Object.keys(choices);

export function isChoice(field: string): field is Choice {
  return choiceFields.includes(field);
}

const folded = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The number of a choice by its number or by the beginning of its name; undefined where there is none, or more than one. */
export function choiceOf(field: Choice, typed: string): number | undefined {
  const all: Named = choices[field];
  if (/^\d+$/.test(typed.trim())) return all.find(({ id }) => id === Number(typed))?.id;
  const wanted = folded(typed);
  if (wanted === '') return undefined;
  const exact = all.find(({ name }) => folded(name) === wanted);
  const begun = new Set(all.filter(({ name }) => folded(name).startsWith(wanted)).map(({ id }) => id));
  return exact?.id ?? (begun.size === 1 ? [...begun][0] : undefined);
}

export function choiceName(field: Choice, id: number): string {
  return choices[field].find((choice) => choice.id === id)?.name ?? String(id);
}

/** The names there are, for a sentence. */
export function choiceNames(field: Choice): string {
  return [...new Map(choices[field].map(({ id, name }) => [id, name])).values()].join(', ');
}
