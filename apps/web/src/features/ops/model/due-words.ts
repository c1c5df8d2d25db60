const minuteMs = 60_000;

const steps = [
  { word: 'day', ms: 24 * 60 * minuteMs },
  { word: 'h', ms: 60 * minuteMs },
  { word: 'min', ms: minuteMs },
] as const;

/** “due in 2 h”, “3 days late”: how much time there is, in its largest unit. */
export function dueWords(dueAt: Date, now: Date): string {
  const left = dueAt.getTime() - now.getTime();
  const step = steps.find(({ ms }) => Math.abs(left) >= ms);
  if (!step) return 'due now';
  const count = Math.floor(Math.abs(left) / step.ms);
  const span = `${count} ${step.word}${step.word === 'day' && count > 1 ? 's' : ''}`;
  return left > 0 ? `due in ${span}` : `${span} late`;
}
