import type { FastifyInstance } from 'fastify';
import type { Db } from '../../calls.ts';
import { isActive } from '../../platform/files/file-kinds.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { contentDisposition } from '../../platform/http/content-disposition.ts';
import { findServed } from './upload-store.ts';

const neverRuns = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * `GET /storage/…`: an uploaded file with a row. Pictures that we re-encoded are displayed; other files can only be
 * downloaded, so nothing in them runs.
 */
export function mountStorage(app: FastifyInstance, { db, storages }: { db: Db; storages: Storages }): void {
  app.get<{ Params: { '*': string } }>('/storage/*', async (request, reply) => {
    const path = request.params['*'];
    reply.headers({ 'content-security-policy': neverRuns, 'x-content-type-options': 'nosniff' });
    const file = path.includes('\0') ? undefined : await findServed(db, path);
    const storage = file && storages.drivers.get(file.driver);
    if (!file || !storage) return reply.code(404).send();
    const etag = `"${file.sha1}"`;
    reply.headers({
      etag,
      // The content of a path never changes; only pictures may be cached by shared caches.
      'cache-control': `${file.is_picture ? 'public' : 'private'}, max-age=31536000, immutable`,
      'content-disposition': contentDisposition(file.is_picture, file.name),
      ...(file.is_picture ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const bytes = await storage.open(file.path);
    if (!bytes) return reply.code(404).send();
    return reply
      .type(!file.is_picture && isActive(file.mimetype) ? 'application/octet-stream' : file.mimetype)
      .header('content-length', file.size)
      .send(bytes);
  });
}
