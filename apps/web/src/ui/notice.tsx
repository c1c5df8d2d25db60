import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  info: { Icon: Info, look: 'border-lagoon/40 bg-lagoon/8', ink: 'text-lagoon' },
  success: { Icon: CircleCheck, look: 'border-palm/40 bg-palm/8', ink: 'text-palm' },
  attention: { Icon: TriangleAlert, look: 'border-marigold bg-marigold/15', ink: 'text-ink' },
  danger: { Icon: OctagonAlert, look: 'border-clay/40 bg-clay/8', ink: 'text-clay' },
};

type NoticeTone = keyof typeof tones;

type NoticeProps = { tone: NoticeTone; title?: string; children?: ReactNode; action?: ReactNode; className?: string };

export function Notice({ tone, title, children, action, className }: NoticeProps) {
  const { Icon, look, ink } = tones[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-field border p-3.5', look, className)}
    >
      <Icon size={22} aria-hidden="true" className={classNames('flex-none', ink)} />
      <div className="min-w-0 flex-1 text-15">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-ink">{children}</div> : null}
        {action ? <div className="mt-2.5">{action}</div> : null}
      </div>
    </div>
  );
}
