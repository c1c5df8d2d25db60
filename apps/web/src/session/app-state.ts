/** The address that the app shows, and the way to another, for code that is no component. */
export type AppState = {
  readonly userId: string;
  readonly read: () => { readonly pathname: string; readonly search: string };
  readonly go: (to: string) => void;
};
