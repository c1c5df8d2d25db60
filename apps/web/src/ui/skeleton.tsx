import { classNames } from './class-names.ts';

const shapes = {
  text: 'skeleton-text',
  title: 'skeleton-title',
  amount: 'skeleton-amount',
  avatar: 'skeleton-avatar',
  button: 'skeleton-button',
  field: 'skeleton-field',
  card: 'skeleton-card',
};

type SkeletonProps = { shape?: keyof typeof shapes; className?: string };

/** A faint shape of what is on its way. What contains it says so once, with aria-busy. */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <div aria-hidden="true" className={classNames('skeleton animate-breathe', shapes[shape], className)} />;
}

/** Several rows of a list on their way. */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  return (
    <div role="status" aria-busy="true" aria-label="Loading" className="grid gap-5">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content differ by position only
        <div key={row} className="flex items-center gap-3">
          <Skeleton shape="avatar" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
