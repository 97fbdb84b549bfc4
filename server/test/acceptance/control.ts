import Fastify, { type FastifyInstance } from 'fastify';
import { checkInvariants } from '../invariants.ts';
import { solveCaptcha } from '../solve-captcha.ts';
import { digestState } from '../state-digest.ts';
import type { SupplierScript } from './scripted-supplier.ts';
import type { Stage } from './stage.ts';
import type { FaultAction } from './statement-faults.ts';

/** Opens test control (reliability 2.6) on a separate loopback port. */
export function openControl(stage: Stage): FastifyInstance {
  const control = Fastify();
  control.addHook('onRequest', async ({ url }) => {
    if (url !== '/reset') stage.touch();
  });
  control.post('/reset', async () => {
    await stage.reset();
    return { ok: true, url: stage.url };
  });
  control.post('/apart', () => stage.openApart());
  control.post('/together', async () => {
    await stage.closeApart();
    return { ok: true };
  });
  control.post<{ Body: { set?: string | number; advance?: number } }>('/clock', async ({ body }) => {
    if (body.set !== undefined) stage.clock.set(readInstant(body.set));
    if (body.advance !== undefined) stage.clock.advance(body.advance * 1000);
    const now = stage.clock.now();
    for (const job of stage.app.jobs) await job.run(now);
    await stage.app.runTicker('suppliers');
    return { now: now.toISOString(), unix: Math.floor(now.getTime() / 1000) };
  });
  control.get<{ Querystring: { kind?: string } }>('/outbox', async ({ query }) => {
    let mails = stage.db.selectFrom('outbox').selectAll().orderBy('id');
    if (query.kind === 'mail' || query.kind === 'sms') mails = mails.where('kind', '=', query.kind);
    return { list: await mails.execute() };
  });
  control.get<{ Params: { id: string } }>('/captcha/:id', async ({ params }) => ({
    info: await solveCaptcha(stage.db, params.id),
  }));
  control.post<{ Body: Partial<SupplierScript> }>('/supplier', async ({ body }) => {
    stage.supplier.script = { ...stage.supplier.script, ...body };
    return stage.supplier.script;
  });
  control.get('/digest', async () => ({ digest: await digestState(stage.db) }));
  control.get('/invariants', async () => {
    const breaches = await checkInvariants(stage.db);
    return { ok: breaches.length === 0, breaches };
  });
  control.post<{ Body: { point: string; action?: FaultAction } }>('/fault', async ({ body }) => {
    stage.faults.arm(body.point, body.action ?? 'throw');
    return { armed: stage.faults.armed };
  });
  // Changes the price of an order behind the books, as no call can: the check of the ledger finds the difference.
  control.post<{ Body: { id: number; by: number } }>('/orderPrice', async ({ body: { id, by } }) => {
    await stage.asOwner(
      `UPDATE orders SET total_price = total_price + ${Number(by)} WHERE id = ${Number(id)}`,
    );
    return { ok: true };
  });
  control.get('/routes', async () => ({
    routes: stage.app.routes.map(({ endpoint }) => ({
      method: endpoint.method,
      path: `/api/${endpoint.path}`,
      access: endpoint.access,
      operation: endpoint.title,
      idempotent: endpoint.idempotent ?? false,
    })),
  }));
  control.get<{ Querystring: { since?: string } }>('/log', async ({ query }) => ({
    lines: stage.log.filter(({ at }) => at >= Number(query.since ?? 0) * 1000).map(({ line }) => line),
  }));
  return control;
}

function readInstant(value: string | number): Date {
  return typeof value === 'number' ? new Date(value * 1000) : new Date(value);
}
