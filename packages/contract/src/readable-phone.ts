/** The country codes of one and two digits; all others have three. */
const shortCodes = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** A phone number as people read it aloud: “+234 803 123 4501”. What is not an international number stays as it is. */
export function readablePhone(number: string): string {
  if (!/^\+\d{7,15}$/.test(number)) return number;
  const digits = number.slice(1);
  const code = shortCodes.exec(digits)?.[0] ?? digits.slice(0, 3);
  return `+${code} ${digits.slice(code.length).replace(/\d{3}(?=\d{2})/g, '$& ')}`;
}
