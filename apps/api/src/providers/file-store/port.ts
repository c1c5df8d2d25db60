/** Keeps bytes under a key that the server made (`folder/name`). Nothing in it is reachable from outside by itself. */
export type FileStorePort = {
  put(key: string, bytes: Buffer): Promise<void>;
  /** Nothing when nothing is kept under this key. */
  get(key: string): Promise<Buffer | undefined>;
  /** Removing what is not there is fine: a removal may be tried twice. */
  remove(key: string): Promise<void>;
  /**
   * Lets the holder of the answer put one file under this key, from a browser and without us. Not every store can limit its
   * size: readers of an upload check it.
   */
  permitUpload(input: UploadInput): UploadPermission;
  /** Takes uploads through us, where the store has no address of its own for browsers. */
  readonly door?: UploadDoor;
};

/** There is no room left: nothing was kept, and asking again at once will not help. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull';
}

export type UploadInput = { readonly key: string; readonly maxBytes: number; readonly expiresAt: Date };

/** A form: these fields and then the file are posted to the address as multipart/form-data. */
export type UploadPermission = { readonly url: string; readonly fields: Readonly<Record<string, string>> };

type UploadDoor = {
  /** Whether these fields are of a permission that was given for this key and has not run out. */
  isPermitted(key: string, fields: { readonly expires: string; readonly signature: string }): boolean;
  /** False when something came under this key before: it stays. */
  take(key: string, bytes: Buffer): Promise<boolean>;
};
