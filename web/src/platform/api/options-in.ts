/** The options of an answer: all of them, or one page where a page was asked for. */
export function optionsIn<Option>(
  reply: readonly Option[] | { readonly list: readonly Option[] },
): readonly Option[] {
  return 'list' in reply ? reply.list : reply;
}
