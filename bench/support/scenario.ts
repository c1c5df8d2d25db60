/** Measures, prints the figures, and answers whether the goal was met. */
export type Scenario = () => Promise<boolean>;

/** Every bench can be run very small, as the tests do: then its figures say nothing, but that it still runs. */
export function sized<T>(full: T, tiny: T): T {
  return process.env.BENCH_SIZE === 'tiny' ? tiny : full;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function verdict(what: string, measured: number, goal: number): boolean {
  const isMet = measured >= goal;
  console.log(`  ${what}: ${measured.toFixed(2)}, the goal is at least ${goal}: ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
}

export function verdictAtMost(what: string, measured: number, goal: number): boolean {
  const isMet = measured < goal;
  console.log(`  ${what}: ${measured.toFixed(2)}, the goal is below ${goal}: ${isMet ? 'met' : 'MISSED'}`);
  return isMet;
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
