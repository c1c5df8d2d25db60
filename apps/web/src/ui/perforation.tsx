import { classNames } from './class-names.ts';

/** The tear line between two parts of a slip. */
export function Perforation({ upright = false, className }: { upright?: boolean; className?: string }) {
  return <div aria-hidden="true" className={classNames(upright ? 'perforation-upright' : 'perforation', className)} />;
}
