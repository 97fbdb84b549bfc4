/** Replies to a loader with the 404 page. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}
