import { heaviestByMode } from '@waybill/contract/timeline/enums';
import { formatNumber } from '../../../../ui/format-number.ts';
import { modeChoices } from '../../model/feed/item-words.ts';

const heaviest: readonly number[] = Object.values(heaviestByMode);

/** Every way to travel with what it can take; what is too weak for the parcel cannot be chosen. */
export function ModeOptions({ weight = 0 }: { readonly weight?: number }) {
  return (
    <>
      <option value="">Choose one</option>
      {modeChoices.map(({ mode, word }) => (
        <option key={mode} value={mode} disabled={weight > (heaviest[mode] ?? 0)}>
          {`${word}, up to ${formatNumber(heaviest[mode] ?? 0)} kg`}
        </option>
      ))}
    </>
  );
}
