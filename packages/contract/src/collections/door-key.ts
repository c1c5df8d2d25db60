const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The door at which a parcel is fetched, as it is written: the same for parcels that one carrier can fetch together. Positions would not
 * do: two houses of one street share one in our book of places.
 */
export function doorKeyOf({ address, label }: { readonly address: string; readonly label: string }): string {
  return `${plain(address)} | ${plain(label)}`;
}
