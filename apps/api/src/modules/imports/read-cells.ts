import { addDays } from '@waybill/contract/day';
import { writtenPhoneNumber } from '@waybill/contract/text';

/** An amount as people write it: `₦12,500`, `NGN 12 500.00`. What is none is not a number. */
export function readAmount(text: string): number {
  const plain = text.replace(/^(ngn|n|₦|usd|\$)|(ngn|naira)$/gi, '').replace(/[\s,_]/g, '');
  return /^\d{1,13}(\.\d{1,4})?$/.test(plain) ? Math.round(Number(plain) * 100) / 100 : Number.NaN;
}

/** In kilograms: `2.5`, `2,5 kg`, `500 g`. */
export function readWeight(text: string): number {
  const [, figures, unit = 'kg'] = /^(\d{1,6}(?:[.,]\d{1,4})?) ?(kgs?|kilos?|g|grams?)?$/i.exec(text.trim()) ?? [];
  if (figures === undefined) return Number.NaN;
  const number = Number(figures.replace(',', '.'));
  return Math.round((unit.toLowerCase().startsWith('g') ? number / 1000 : number) * 100) / 100;
}

/** A spreadsheet that took a phone for a number has cut it, and nobody can know its digits. */
export function isCutNumber(text: string): boolean {
  return /^\d[.,]?\d*e\+?\d{1,2}$/i.test(text) && !/^\d[.,]\d{9,}e/i.test(text);
}

/** As it is dialled, with the zero that a spreadsheet has taken away, or with the country’s code without its plus. */
export function readPhone(text: string, dialCode: string): string {
  const [first = ''] = text.split(/[/;|]| or /i);
  const typed = /^\d[.,]\d+e\+?\d{1,2}$/i.test(first) ? Number(first.replace(',', '.')).toFixed(0) : first.trim();
  const digits = typed.replace(/[^0-9]/g, '');
  const code = dialCode.slice(1);
  if (!typed.startsWith('+') && digits.startsWith(code) && digits.length >= code.length + 10) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return writtenPhoneNumber(dialCode, typed);
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as people write it, the day before the month: `2026-11-25`, `25/11/2026`, `25 Nov`. Else the text itself, for the rule to refuse. */
export function readDay(text: string, today: string): string {
  const typed = text.trim().toLowerCase();
  if (typed === 'today') return today;
  if (typed === 'tomorrow') return addDays(today, 1);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/.exec(typed);
  if (iso) return dayOf(iso[1], Number(iso[2]), iso[3]) ?? text;
  const figures = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/.exec(typed);
  if (figures) return dayOf(figures[3], Number(figures[2]), figures[1]) ?? text;
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]([a-z]{3})[a-z]*\.?(?:[-/., ]+(\d{2}|\d{4}))?$/.exec(typed);
  if (named) return dayOf(named[3] ?? today.slice(0, 4), months.indexOf(named[2] ?? '') + 1, named[1]) ?? text;
  return text;
}

function dayOf(year = '', month: number, day = ''): string | undefined {
  const full = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(`${full}T00:00:00Z`)) || addDays(full, 0) !== full ? undefined : full;
}
