import { type DispatchMode, handleRequirements, itemCategories } from '@waybill/contract/timeline/enums';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { formatNumber } from '../../../../ui/format-number.ts';

const modes: Readonly<Record<DispatchMode, string>> = {
  0: 'By bike',
  1: 'By car',
  2: 'By van',
  3: 'By truck',
  4: 'By bus',
  5: 'By air',
  6: 'By sea',
};

export const modeChoices = Object.entries(modes).map(([mode, word]) => ({ mode: Number(mode), word }));

export function modeWord(mode: number): string {
  return modeChoices.find((choice) => choice.mode === mode)?.word ?? 'Any way';
}

export function categoryName(id: number): string {
  return itemCategories.find((category) => category.id === id)?.name ?? 'Something else';
}

/** Undefined where nothing needs to be said. */
export function handlingName(id: number): string | undefined {
  return id === 1 ? undefined : handleRequirements.find((handling) => handling.id === id)?.name;
}

export function weightInWords(kilograms: number): string {
  return `${formatNumber(kilograms)} kg`;
}

type Labelled = { readonly label: string };

/** The title of an item in the browser’s tab, in a shared link and to a screen reader. */
export function itemTitle(item: TimelineItemView): string {
  switch (item.itemType) {
    case 1:
      return `Parcel ${wayOf(item)}`;
    case 5:
      return `Express parcel ${wayOf(item)}`;
    case 2:
      return `Trip ${wayOf(item)}`;
    case 4:
      return `Batch from ${item.pickupAddressJson.label} to ${stops(item.dropOffAddressesJson)}`;
    case 3:
      return item.message === '' ? `Pictures by ${item.author.fullName}` : shortened(item.message);
  }
}

/** The same for a line in a list, where the kind is said beside it: `Yaba to Victoria Island`. */
export function shortTitle(item: TimelineItemView): string {
  if (item.itemType === 3) return itemTitle(item);
  const from = nameOf(item.pickupAddressJson);
  if (item.itemType !== 4) return `${from} to ${nameOf(item.dropOffAddressJson)}`;
  return `${from} to ${item.dropOffAddressesJson.map(nameOf).join(', ')}`;
}

const kinds = { 1: 'Parcel', 5: 'Express parcel', 2: 'Trip', 4: 'Batch', 3: 'Post' } as const;

export function kindWord(item: Pick<TimelineItemView, 'itemType'>): string {
  return kinds[item.itemType];
}

const nouns = { 1: 'parcel', 5: 'parcel', 2: 'trip', 4: 'batch', 3: 'post' } as const;

/** The thing in a sentence: “your parcel”, “this trip”. */
export function itemNoun(item: Pick<TimelineItemView, 'itemType'>): string {
  return nouns[item.itemType];
}

/** A count with its noun, for screen readers. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

/** A place without what lies around it. */
function nameOf({ label }: Labelled): string {
  return label.split(', ')[0] ?? label;
}

function wayOf(item: { readonly pickupAddressJson: Labelled; readonly dropOffAddressJson: Labelled }): string {
  return `from ${item.pickupAddressJson.label} to ${item.dropOffAddressJson.label}`;
}

function stops([first, ...rest]: readonly Labelled[]): string {
  if (!first || rest.length === 0) return first?.label ?? 'nowhere';
  return `${first.label} and ${rest.length === 1 ? 'one more stop' : `${rest.length} more stops`}`;
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= 60) return line;
  // After a whole word, unless there is none for long.
  const end = line.slice(0, 58).lastIndexOf(' ');
  return `${line.slice(0, end > 30 ? end : 57).replace(/[.,;:!?…]{1,57}$/, '')}…`;
}
