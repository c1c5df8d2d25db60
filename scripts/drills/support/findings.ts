/** One row of what a drill prints. `holds` is there where something must hold. */
export type Finding = { readonly what: string; readonly measured: string; readonly holds?: boolean };

export function tableOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ what }) => what.length));
  const measuredWidth = Math.max(...findings.map(({ measured }) => measured.length));
  return findings
    .map(({ what, measured, holds }) => {
      const verdict = holds === undefined ? '' : holds ? 'holds' : 'DOES NOT HOLD';
      return `  ${what.padEnd(width)}  ${measured.padStart(measuredWidth)}  ${verdict}`.trimEnd();
    })
    .join('\n');
}

export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
