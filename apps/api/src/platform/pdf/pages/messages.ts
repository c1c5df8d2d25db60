/** A page as it is drawn: four bytes a pixel, red first. */
export type DrawnPage = { readonly data: Uint8Array; readonly width: number; readonly height: number };

export type Answered = { readonly pages: readonly DrawnPage[]; readonly all: number } | { readonly failure: string };
export type Asked = { readonly bytes: Uint8Array; readonly mostPages: number; readonly longerSide: number };
