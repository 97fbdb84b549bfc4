import type source from '../../../zh/pages/site/iframe.ts';

const iframe: Record<keyof typeof source, string> = {
  from: 'This page comes from {host}',
  openAlone: 'Open in a new window',
  slow: '{host} has not answered yet; we are still waiting. You can also open it in a new window.',
  failed: '{host} does not answer',
  failedHelp:
    'The site may be temporarily unavailable, or may not allow embedding. Try again, or open it in a new window.',
  refused: 'This address cannot be opened here',
  refusedUnreadable: 'The address is incomplete or cannot be read.',
  refusedScheme:
    'To protect your account we embed only pages that begin with https, never scripts or data addresses.',
  refusedHost:
    'This site is not on our list of sites to embed. If you need it for work, please ask support to add it.',
  refusedInsecure:
    'This page is not encrypted; we embed only pages that begin with https. Please ask support for an https address.',
  refusedUnlisted: 'This page is not in your menu; only pages of the menu are embedded.',
  toUserCentre: 'Back to the user centre',
};

export default iframe;
