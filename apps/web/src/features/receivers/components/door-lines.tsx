import MapPin from 'lucide-react/icons/map-pin';

type DoorLinesProps = {
  readonly entry: {
    readonly address: string;
    readonly plusCode: string | null;
    readonly landmark: string;
    readonly note: string;
  };
};

/** Where a door of the book is, and what a carrier reads there. */
export function DoorLines({ entry: { address, plusCode, landmark, note } }: DoorLinesProps) {
  // The code of the spot is often the whole address.
  const code = plusCode !== null && !address.includes(plusCode) ? `Plus Code ${plusCode}` : '';
  return (
    <div className="flex gap-2 text-15">
      <MapPin size={18} aria-hidden="true" className="mt-0.5 flex-none text-ink-soft" />
      <div className="min-w-0 wrap-anywhere">
        <p>{address}</p>
        {landmark === '' ? null : <p className="text-ink-soft">{landmark}</p>}
        {code === '' ? null : <p className="text-13 text-ink-soft">{code}</p>}
        {note === '' ? null : <p className="mt-1 text-ink-soft">For the carrier: “{note}”</p>}
      </div>
    </div>
  );
}
