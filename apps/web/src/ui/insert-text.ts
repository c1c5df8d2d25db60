/** Puts a text where the cursor is, as typing would: Ctrl and Z takes it out again. Answers where it begins. */
export function insertText(field: HTMLTextAreaElement, text: string): number {
  field.focus();
  const { selectionStart: at, selectionEnd, value } = field;
  // A dialog that closes gives the focus back without the cursor, and then nothing can be put in.
  field.setSelectionRange(at, selectionEnd);
  // Old, and in every browser the one way that its own undo knows of.
  if (document.execCommand?.('insertText', false, text)) return at;
  // Past React, which would else not notice that something was typed.
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  write?.call(field, value.slice(0, at) + text + value.slice(selectionEnd));
  field.setSelectionRange(at + text.length, at + text.length);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return at;
}
