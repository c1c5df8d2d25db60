import Star from 'lucide-react/icons/star';

/** An average of stars in a line of text: “4.8” with a star. Nothing while there is none. */
export function Rated({ rating }: { readonly rating: number }) {
  if (rating === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 tabular">
      <Star size={14} aria-hidden="true" className="fill-marigold text-ink" />
      <span className="sr-only">Rated </span>
      {rating.toFixed(1)}
      <span className="sr-only"> of 5 stars</span>
    </span>
  );
}

type RatedButtonProps = { readonly rating: number; readonly name: string; readonly onOpen: () => void };

/** An average that opens the ratings; nothing while there are none. */
export function RatedButton({ rating, name, onOpen }: RatedButtonProps) {
  if (rating === 0) return null;
  return (
    <button
      type="button"
      aria-label={`Ratings of ${name}: ${rating.toFixed(1)} of 5 stars`}
      className="-my-3 inline-flex min-h-11 items-center underline"
      onClick={onOpen}
    >
      <Rated rating={rating} />
    </button>
  );
}
