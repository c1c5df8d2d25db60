import { useId } from 'react';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import { weightInWords } from '../../model/feed/item-words.ts';
import { type PackageSize, packageSizes } from '../../model/posting/package-sizes.ts';

// In two inks, all to one scale: what is larger looks larger.
const pictures: Readonly<Record<PackageSize, { readonly fill: string; readonly lines: string }>> = {
  Envelope: { fill: 'M18 34h28v14H18z', lines: 'M16 32h28v16H16zM16 32l14 10 14-10' },
  Shoebox: { fill: 'M16 34h34v15H16z', lines: 'M13 32h34v16H13zM11 26h38v6H11zM26 32v5h8v-5' },
  Bag: { fill: 'M17 24h32v26H17z', lines: 'M14 22h32v27H14zM22 22v-5c0-9 16-9 16 0v5M20 34h20v9H20z' },
  Suitcase: { fill: 'M14 16h38v34H14z', lines: 'M11 14h38v34H11zM24 14V7h12v7M20 20v22M40 20v22M17 48v4M43 48v4' },
};

type SizeChoiceProps = { readonly weight: string; readonly onChoose: (weight: string) => void };

/** A weight by a picture; the field beside it says it exactly. */
export function SizeChoice({ weight, onChoose }: SizeChoiceProps) {
  const name = useId();
  const typed = typedAmount(weight);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">About how big?</legend>
      <div className="grid grid-cols-4 gap-2">
        {packageSizes.map((size) => (
          <label key={size.name} className="size-choice">
            <input
              type="radio"
              name={name}
              value={size.name}
              checked={typed === size.weight}
              onChange={() => onChoose(String(size.weight))}
              className="sr-only"
            />
            <svg viewBox="0 0 60 56" width="48" height="45" aria-hidden="true" className="max-w-full">
              <path d={pictures[size.name].fill} className="fill-marigold/70" />
              <path
                d={pictures[size.name].lines}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <span className="text-15 font-medium">{size.name}</span>
            <span className="text-13 text-ink-soft">{weightInWords(size.weight)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
