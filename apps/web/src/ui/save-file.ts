/** Hands a file to the browser to save, as a link to it would. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads it after the click is over; kept any longer it would only fill the memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
