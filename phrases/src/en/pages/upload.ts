import type source from '../../zh/pages/upload.ts';

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
  limits: '{types}, up to {size} each',
};

export default upload;
