/**
 * A regular expression of PostgreSQL that finds these signs and no others, in capitals or not. We spell out both cases:
 * what the database takes for the capital of ẹ depends on the locale it was made with.
 */
export function inAnyCase(text: string): string {
  return [...text].map(anyCaseOf).join('');
}

function anyCaseOf(sign: string): string {
  const [lower, upper] = [sign.toLowerCase(), sign.toUpperCase()];
  if (lower !== upper && [...lower].length === 1 && [...upper].length === 1) return `[${lower}${upper}]`;
  return /^[!-/:-@[-`{-~]$/.test(sign) ? `\\${sign}` : sign;
}
