/** The addresses of airport transfers: the list and the booking page. */
export const transferPaths = {
  list: (search?: URLSearchParams) => withSearch('/airport/list', search),
  booking: (search?: URLSearchParams) => withSearch('/airport/booking', search),
};

function withSearch(path: string, search?: URLSearchParams): string {
  const text = search?.toString();
  return text ? `${path}?${text}` : path;
}
