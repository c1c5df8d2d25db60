import type { Currency } from '@waybill/contract/money';
import { classNames } from './class-names.ts';
import { moneyParts, spokenMoney } from './format-money.ts';

const tones = { plain: '', in: 'text-palm', out: 'text-clay', soft: 'text-ink-soft' };

type AmountProps = {
  minor: number;
  currency: Currency;
  hidden?: boolean | undefined;
  tone?: keyof typeof tones;
  className?: string;
};

/** Money, always with its currency. The sign has a fixed width, so that nothing moves when its font arrives. */
export function Amount({ minor, currency, hidden = false, tone = 'plain', className }: AmountProps) {
  const { sign, symbol, digits } = moneyParts(minor, currency);
  const [whole, part] = digits.split('.');
  return (
    <span className={classNames('amount', tones[tone], className)}>
      <span className="sr-only">{hidden ? 'Amount hidden' : spokenMoney(minor, currency)}</span>
      <span aria-hidden="true">
        {hidden ? null : sign}
        <span className={classNames('amount-symbol', currency === 'NGN' && 'amount-naira')}>{symbol}</span>
        {hidden ? (
          '••••••'
        ) : (
          <>
            {whole}
            <span className="amount-part">.{part}</span>
          </>
        )}
      </span>
    </span>
  );
}
