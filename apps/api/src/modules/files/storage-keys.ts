/** Where the bytes lie as they came, until the picture is finished. */
export const incomingKey = (id: string) => `incoming/${id}`;

export const sizeKey = (id: string, width: number) => `images/${id}_${width}`;
