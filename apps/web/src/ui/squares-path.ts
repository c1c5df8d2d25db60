/** Dark squares as one path of an SVG whose unit is a square. */
export function squaresPath(rows: readonly (readonly boolean[])[]): string {
  const parts: string[] = [];
  rows.forEach((row, y) => {
    let from = -1;
    // A run of dark squares is one rectangle: hairlines between squares confuse cameras.
    [...row, false].forEach((isDark, x) => {
      if (isDark && from < 0) from = x;
      if (!isDark && from >= 0) {
        parts.push(`M${from} ${y}h${x - from}v1h${from - x}z`);
        from = -1;
      }
    });
  });
  return parts.join('');
}
