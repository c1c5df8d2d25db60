import { type DispatchMode, heaviestByMode } from '@waybill/contract/timeline/enums';
import { formatNumber } from '../../../../ui/format-number.ts';
import { modeWord } from '../../model/feed/item-words.ts';

type ModeOptionsProps = { readonly modes: readonly DispatchMode[]; readonly weight?: number };

/** The ways to travel that go there, with what each can take; what is too weak for the parcel cannot be chosen. */
export function ModeOptions({ modes, weight = 0 }: ModeOptionsProps) {
  return (
    <>
      <option value="">Choose one</option>
      {modes.map((mode) => (
        <option key={mode} value={mode} disabled={weight > heaviestByMode[mode]}>
          {`${modeWord(mode)}, up to ${formatNumber(heaviestByMode[mode])} kg`}
        </option>
      ))}
    </>
  );
}
