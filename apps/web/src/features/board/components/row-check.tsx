import Check from 'lucide-react/icons/check';

type RowCheckProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly tabIndex?: number;
  readonly onChange: () => void;
};

/** A box to choose a row by, large enough for a thumb. */
export function RowCheck({ label, checked, tabIndex, onChange }: RowCheckProps) {
  return (
    <label className="relative grid size-11 flex-none place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        tabIndex={tabIndex}
        onChange={onChange}
        className="peer size-6 appearance-none rounded-[6px] border-[1.5px] border-rule bg-card checked:border-palm checked:bg-palm"
      />
      <Check
        size={18}
        strokeWidth={3}
        aria-hidden="true"
        className="pointer-events-none absolute text-paper opacity-0 peer-checked:opacity-100"
      />
    </label>
  );
}
