import type { GetPath } from '../../../platform/api/calls.ts';

/** Reads invalidated by a change of an own article. */
export const ownArticleReads: readonly GetPath[] = ['cms.User/content', 'cms.User/contentDetail'];
