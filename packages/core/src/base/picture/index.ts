export { pictureRoot, pictureUploadPath, readPictureAddress, readUploadPath } from './address.js';
export type { PictureAddress } from './address.js';
export { checkPicture, checkPictureBytes, damagedPicture } from './check-picture.js';
export { kindOfFile } from './kind.js';
export type { FileKind } from './kind.js';
export { pictureLimits } from './limits.js';
export { fileMark } from './mark.js';
export { pictureRemovedNotice, pictureRemoveErrorNotice, pictureSavedNotice, pictureSaveErrorTitle } from './notice.js';
export { otherKindText, pictureTexts } from './text.js';
