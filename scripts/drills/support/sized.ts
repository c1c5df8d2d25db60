/** With `--tiny` a drill is run very small: its figures then say little, but everything that must hold must. */
export function sized<T>(full: T, tiny: T): T {
  return process.argv.includes('--tiny') ? tiny : full;
}
