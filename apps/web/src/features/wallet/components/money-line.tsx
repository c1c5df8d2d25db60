import { Amount } from '../../../ui/amount.tsx';
import { type FeeRead, readFee } from '../model/money-line.ts';

const looks = {
  /** Large, with what it is made of. */
  slip: { line: 'grid gap-0.5', caption: 'caption', amount: 'text-28' },
  /** At the end of a row of a list. */
  row: { line: 'flex flex-none flex-col items-end text-right', caption: 'text-13 text-ink-soft', amount: 'text-17' },
  /** Among words. */
  words: { line: 'text-13 text-ink-soft', caption: '', amount: 'text-ink' },
};

type MoneyLineProps = FeeRead & { readonly look?: keyof typeof looks };

/** Money as its reader means it: what a carrier earns, what a sender pays in all. */
export function MoneyLine({ look = 'row', ...fee }: MoneyLineProps) {
  const { caption, minor, short, whole } = readFee(fee);
  const { line, caption: captionClass, amount } = looks[look];
  const detail = look === 'slip' ? whole : short;
  return (
    <span className={line}>
      <span className={captionClass}>{caption}</span>{' '}
      <Amount minor={minor} currency={fee.currency} tone={fee.side === 'carrier' ? 'in' : 'plain'} className={amount} />{' '}
      {detail ? (
        // Among words it goes to the next line as a whole.
        <span className={look === 'words' ? 'inline-block' : 'text-13 font-normal text-ink-soft'}>{detail}</span>
      ) : null}
    </span>
  );
}
