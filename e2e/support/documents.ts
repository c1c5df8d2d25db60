export type TestFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** The smallest files a person might choose. */
export function pdf(name: string): TestFile {
  const text =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text) };
}

export function png(name: string): TestFile {
  const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return { name, mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') };
}

export function textFile(name: string, mimeType = 'text/plain'): TestFile {
  return { name, mimeType, buffer: Buffer.from('Just some words.') };
}
