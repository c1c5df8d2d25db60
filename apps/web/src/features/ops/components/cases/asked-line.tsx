import type { AskedSideView } from '@waybill/contract/ops/case-view';
import { classNames } from '../../../../ui/class-names.ts';
import { askedWords } from '../../model/asked-words.ts';

/** Whose answer the case waits for; nothing where nobody was asked. */
export function AskedLine({ asked, className }: { readonly asked: readonly AskedSideView[]; readonly className?: string }) {
  if (asked.length === 0) return null;
  const now = new Date();
  return (
    <span className={classNames('block', className)}>
      {asked.map((side, index) => (
        <span key={side.name} className={classNames(side.state === 'waiting' ? 'text-ink-soft' : 'font-medium')}>
          {index > 0 ? ' · ' : ''}
          {askedWords(side, now)}
        </span>
      ))}
    </span>
  );
}
