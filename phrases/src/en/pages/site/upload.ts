import type source from '../../../zh/pages/site/upload.ts';

const upload: Readonly<Record<keyof typeof source, string>> = {
  incomplete: 'The data of the uploaded file is incomplete!',
  typeRefused: 'The type of uploaded file is not allowed!',
  tooLarge: 'The size of the uploaded file exceeds the allowed range!',
  choose: 'Choose a file',
  dropHere: 'Drop a file here, or',
  dropNow: 'Let go to upload',
  cancel: 'Cancel upload',
  sending: 'Uploading, {percent}%',
  checking: 'Sent, now being checked',
  attach: 'Add pictures or files',
  takePhoto: 'Take a photo',
  attachHint: 'You can paste a screenshot or drop files here. JPG, PNG or PDF, up to {most}.',
  attachDrop: 'Let go to add',
  attachRemove: 'Remove “{name}”',
  attachTooMany: 'You can add up to {most} files',
  attachSending: 'Uploading “{name}”',
  attachCancel: 'Stop uploading “{name}”',
  attachList: 'Attachments',
};

export default upload;
