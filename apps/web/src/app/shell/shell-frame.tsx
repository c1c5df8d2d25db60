import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type ShellFrameProps = { railOpen: boolean; rail: ReactNode; top: ReactNode; bottom: ReactNode; children: ReactNode };

/** Where things stand: a bar at the bottom of a phone, a rail at the side of anything wider. */
export function ShellFrame({ railOpen, rail, top, bottom, children }: ShellFrameProps) {
  return (
    <div className={classNames('frame', railOpen && 'frame-open')}>
      <div className="frame-rail">{rail}</div>
      <header className="frame-top">{top}</header>
      <main id="content" className="frame-main">
        {children}
      </main>
      <div className="frame-bottom">{bottom}</div>
    </div>
  );
}
