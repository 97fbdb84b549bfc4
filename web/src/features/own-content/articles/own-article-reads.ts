import type { GetPath } from '../../../platform/api/calls.ts';

/** What is out of date once an own article has changed. */
export const ownArticleReads: readonly GetPath[] = ['cms.User/content', 'cms.User/contentDetail'];
