import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Answered, Asked, DrawnPage } from './messages.ts';

async function draw({ bytes, mostPages, longerSide }: Asked): Promise<Answered> {
  const library = await PDFiumLibrary.init();
  const file = await library.loadDocument(bytes);
  const all = file.getPageCount();
  if (all === 0) return { failure: 'it has no pages' };
  const pages: DrawnPage[] = [];
  for (let at = 0; at < Math.min(all, mostPages); at += 1) {
    const page = file.getPage(at);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = longerSide / Math.max(originalWidth, originalHeight, 1);
    // A page a hair wide would be as heavy as one that can be read.
    const { data, width, height } = await page.render({ scale, colorSpace: 'BGRA', renderFormFields: true });
    pages.push({ data, width, height });
  }
  return { pages, all };
}

const asked: Asked = workerData;
draw(asked).then(
  (answered) => parentPort?.postMessage(answered),
  (error: unknown) => parentPort?.postMessage({ failure: String(error) } satisfies Answered),
);
