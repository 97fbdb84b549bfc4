import type source from '../../../zh/pages/content/rich-text.ts';

const richText: Record<keyof typeof source, string> = {
  table: 'Table, scrolls sideways',
  contents: 'On this page',
};

export default richText;
