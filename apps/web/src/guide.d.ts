/** Made by build/guide.ts. */
declare module 'virtual:guide' {
  export const snippets: Readonly<Record<string, string>>;
}
