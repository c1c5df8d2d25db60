import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('paper-card card-padded', className)} />;
}

type TicketProps = ComponentProps<'div'> & { edge?: 'top' | 'bottom' };

/** A slip that can be torn off: one of its edges is perforated. Pads nothing, so that rows and tear lines reach its sides. */
export function Ticket({ edge = 'bottom', className, children, ...rest }: TicketProps) {
  return (
    <div {...rest} className={classNames('ticket', className)}>
      <div className={classNames('ticket-paper', edge === 'bottom' ? 'ticket-bottom' : 'ticket-top')}>{children}</div>
    </div>
  );
}
