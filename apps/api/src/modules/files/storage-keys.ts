/** Key of the uploaded bytes, until the picture is finished. */
export const incomingKey = (id: string) => `incoming/${id}`;

export const voiceKey = (id: string) => `voice/${id}`;

export const sizeKey = (id: string, width: number) => `images/${id}_${width}`;
