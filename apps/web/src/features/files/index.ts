export { copyImage } from './api/copy-image.ts';
export { sendPicture } from './api/send-picture.ts';
export { sendVoiceNote } from './api/send-voice-note.ts';
export { ImagePicker } from './components/lazy-fields.tsx';
export { Picture } from './components/picture.tsx';
export { PictureGrid } from './components/picture-grid.tsx';
export { mistakeOf } from './model/picture-words.ts';
export { shrinkPicture } from './model/shrink-picture.ts';
