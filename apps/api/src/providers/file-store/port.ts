/** Keeps bytes under a key that the server made. Nothing in it is reachable from outside by itself. */
export type FileStorePort = {
  put(key: string, bytes: Buffer): Promise<void>;
  get(key: string): Promise<Buffer>;
  /** Removing what is not there is fine: a removal may be tried twice. */
  remove(key: string): Promise<void>;
};
