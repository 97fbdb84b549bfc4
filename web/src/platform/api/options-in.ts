/** The options of a reply: all, or one page if a page was requested. */
export function optionsIn<Option>(
  reply: readonly Option[] | { readonly list: readonly Option[] },
): readonly Option[] {
  return 'list' in reply ? reply.list : reply;
}
