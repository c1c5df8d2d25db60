import { classNames } from './class-names.ts';

/** A label, folded once, with a knotted string through its eye. */
export function Mark({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden="true" className={className}>
      <path
        className="fill-palm"
        d="M3.2 16.5 9 9.9A2.7 2.7 0 0 1 11 9h16.5A2.5 2.5 0 0 1 30 11.5V22l-8 8H11a2.7 2.7 0 0 1-2-.9l-5.8-6.6a4.5 4.5 0 0 1 0-6Z"
      />
      <path className="mark-fold" d="M30 22h-5.5a2.5 2.5 0 0 0-2.5 2.5V30Z" />
      <circle className="fill-paper" cx="10.5" cy="19.5" r="2.7" />
      <path
        className="stroke-ink"
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M10.5 19.5C8.5 13 8.5 4 14 2.8c4.5-.8 4.5 4.7.5 6C10.5 10 6 8.8 4.5 5.5"
      />
    </svg>
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2', className)}>
      <Mark />
      <span className="display text-21 font-bold">Waybill</span>
    </span>
  );
}
