import { createHash } from 'node:crypto';

/** Cloudinary’s signature of a call (version 2, SHA-256): of everything that is sent but the file and the API key. */
export function cloudinarySignature(parameters: Readonly<Record<string, string>>, secret: string): string {
  const text = Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    // An ampersand inside a value must not begin another parameter.
    .map(([name, value]) => `${name}=${value}`.replaceAll('&', '%26'))
    .join('&');
  return createHash('sha256').update(`${text}${secret}`).digest('hex');
}
