import { classNames } from './class-names.ts';

const star = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8Z';

export function Stars({ value, className }: { value: number; className?: string }) {
  return (
    <span className={classNames('inline-flex', className)}>
      <span className="sr-only">{value.toFixed(1)} of 5 stars</span>
      {[0, 1, 2, 3, 4].map((index) => {
        const part = Math.min(1, Math.max(0, value - index));
        return (
          <svg key={index} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d={star} className="fill-line" />
            <svg width={20 * part} height="20" viewBox={`0 0 ${20 * part} 20`} aria-hidden="true">
              {part > 0 ? <path d={star} className="fill-marigold" /> : null}
            </svg>
            <path d={star} className="fill-none stroke-ink" strokeWidth="1.2" strokeLinejoin="round" />
          </svg>
        );
      })}
    </span>
  );
}
