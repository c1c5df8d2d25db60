const keyPattern = /^[a-z]+\/[A-Za-z0-9_]+$/;

/** Keys are ours, but paths and addresses are built from them: anything but `folder/name` is a mistake worth stopping for. */
export function checkedKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('Not a storage key');
  return key;
}
