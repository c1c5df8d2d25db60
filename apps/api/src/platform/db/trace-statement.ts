import { inSpan } from '../tracing/trace.ts';
import type { Statement } from './sql.ts';

const system = { 'db.system.name': 'postgresql' };

/** The text without its values; of a text from elsewhere, which may hold some, the first word only. */
export function inStatementSpan<T>({ text, isPrepared }: Statement, ask: () => Promise<T>): Promise<T> {
  return inSpan(() => {
    const words = text.replace(/\s+/g, ' ').trim();
    const [first = ''] = words.split(' ', 1);
    return { name: first.toLowerCase(), kind: 'client', attributes: { ...system, 'db.query.text': isPrepared ? words : first } };
  }, ask);
}

export function inTransactionSpan<T>(act: () => Promise<T>): Promise<T> {
  return inSpan(() => ({ name: 'transaction', kind: 'client', attributes: system }), act);
}
