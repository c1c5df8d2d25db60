import { fold } from '@waybill/contract/fold';

export type Suggestion = {
  value: string;
  detail?: string;
  /** Other names it is found by, which are not shown. */
  also?: string;
};

/** Suggestions that fit what was typed: those that begin with it first. Accents and case do not count. */
export function matchSuggestions(options: readonly Suggestion[], typed: string, limit = 50): Suggestion[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return options.slice(0, limit);
  const beginning: Suggestion[] = [];
  const called: Suggestion[] = [];
  const within: Suggestion[] = [];
  for (const option of options) {
    const value = fold(option.value);
    if (value.startsWith(wanted)) beginning.push(option);
    else if (option.also && ` ${fold(option.also)}`.includes(` ${wanted}`)) called.push(option);
    else if (value.includes(wanted) || fold(option.detail ?? '').includes(wanted)) within.push(option);
  }
  return [...beginning, ...called, ...within].slice(0, limit);
}
