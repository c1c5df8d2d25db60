/** `9912 345 678`: easier to compare than ten digits in a row. */
export function inGroups(accountNumber: string): string {
  return accountNumber.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3');
}
