import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { PicturesBusy, renderPicture } from './render-picture.ts';

/** `GET /pictures/<name>`: a drawn picture; its name says all that is in it, so it may be kept for good. */
export function mountPictures(app: FastifyInstance, cacheDir: string): void {
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    try {
      const picture = await renderPicture(request.params.name, cacheDir);
      if (!picture) return reply.code(404).send();
      return (
        reply
          .type(picture.type)
          .header('cache-control', 'public, max-age=31536000, immutable')
          // Pages of another origin may show it: ASSET_URL, or a CDN in front.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(createReadStream(picture.file))
      );
    } catch (error) {
      if (!(error instanceof PicturesBusy)) throw error;
      return reply.code(503).header('retry-after', '1').send();
    }
  });
}
