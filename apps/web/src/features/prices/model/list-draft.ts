import { type PriceList, priceList } from '@waybill/contract/prices/price-list';
import { amountText, typedAmount } from '../../../forms/typed-amount.ts';

type Row = { readonly upTo: string; readonly amount: string };

/** A list as it stands in the form: text only. */
export type ListDraft = {
  readonly bands: readonly Row[];
  readonly beyondPerKm: string;
  readonly weightSteps: readonly Row[];
  /** By dispatch mode; null for one that the business does not ride with. */
  readonly vehicles: Readonly<Record<number, string | null>>;
  readonly expressSupplement: string;
  readonly freeMinutes: string;
  readonly perMinute: string;
  readonly failedAttemptPercent: string;
};

export const listModes = [0, 1, 2, 3, 4] as const;

export function draftOfList(list: PriceList): ListDraft {
  return {
    bands: list.bands.map(({ upToKm, fee }) => ({ upTo: String(upToKm), amount: amountText(fee) })),
    beyondPerKm: list.beyondPerKm === null ? '' : amountText(list.beyondPerKm),
    weightSteps: list.weightSteps.map(({ upToKg, supplement }) => ({ upTo: String(upToKg), amount: amountText(supplement) })),
    vehicles: Object.fromEntries(
      listModes.map((mode) => {
        const row = list.vehicles.find(({ dispatchMode }) => dispatchMode === mode);
        return [mode, row ? amountText(row.supplement) : null];
      }),
    ),
    expressSupplement: amountText(list.expressSupplement),
    freeMinutes: String(list.waiting.freeMinutes),
    perMinute: amountText(list.waiting.perMinute),
    failedAttemptPercent: String(list.failedAttemptPercent),
  };
}

/** Nothing typed is nothing added. */
const supplement = (text: string) => (text.trim() === '' ? 0 : typedAmount(text));
const number = (text: string) => (text.trim() === '' ? undefined : Number(text));
const missing = (text: string) => (text.trim() === '' ? undefined : typedAmount(text));

export type CheckedList =
  | { readonly list: PriceList; readonly mistakes?: undefined }
  /** By the place of the field in the list: `bands.0.fee`. */
  | { readonly list?: undefined; readonly mistakes: ReadonlyMap<string, string> };

export function checkDraft(draft: ListDraft): CheckedList {
  const result = priceList.safeParse({
    bands: draft.bands.map(({ upTo, amount }) => ({ upToKm: number(upTo), fee: missing(amount) })),
    beyondPerKm: draft.beyondPerKm.trim() === '' ? null : typedAmount(draft.beyondPerKm),
    weightSteps: draft.weightSteps.map(({ upTo, amount }) => ({ upToKg: number(upTo), supplement: supplement(amount) })),
    vehicles: listModes.flatMap((mode) => {
      const text = draft.vehicles[mode] ?? null;
      return text === null ? [] : [{ dispatchMode: mode, supplement: supplement(text) }];
    }),
    expressSupplement: supplement(draft.expressSupplement),
    waiting: { freeMinutes: number(draft.freeMinutes) ?? 0, perMinute: supplement(draft.perMinute) },
    failedAttemptPercent: number(draft.failedAttemptPercent) ?? 0,
  });
  if (result.success) return { list: result.data };
  const mistakes = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const name = path.join('.');
    if (!mistakes.has(name)) mistakes.set(name, message);
  }
  return { mistakes };
}
