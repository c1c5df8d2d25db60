import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.tsx';

type MoreButtonProps = {
  readonly busy: boolean;
  readonly error?: string | undefined;
  readonly onMore: () => void;
  readonly className?: string;
};

/**
 * The end of a list that goes on. It fetches by itself before it comes into sight, once for each `key`; the button is for
 * keyboards, and for a second try.
 */
export function MoreButton({ busy, error, onMore, className }: MoreButtonProps) {
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(() => {
    if (!busy && error === undefined) onMore();
  });
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach();
      },
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end} className={className}>
      <Button variant="secondary" full busy={busy} onClick={onMore}>
        Show more
      </Button>
      <p role="alert" className="pt-2 text-center text-13 text-clay">
        {error}
      </p>
    </div>
  );
}
