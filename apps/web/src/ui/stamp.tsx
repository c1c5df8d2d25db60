import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  palm: 'text-palm',
  marigold: 'stamp-marigold',
  clay: 'text-clay',
  lagoon: 'text-lagoon',
  ink: 'text-ink',
};

export type StampTone = keyof typeof tones;

type StampProps = { tone: StampTone; landing?: boolean; children: ReactNode; className?: string };

/** A status. `landing` plays once, when the status has just changed. */
export function Stamp({ tone, landing = false, children, className }: StampProps) {
  return <span className={classNames('stamp', tones[tone], landing && 'animate-stamp', className)}>{children}</span>;
}
