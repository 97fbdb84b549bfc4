import { randomBytes, randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { Endpoint } from '@serai/contract/endpoint';
import type { ErrorCode } from '@serai/contract/errors';
import { idempotencyKey } from '@serai/contract/ids';
import { type Lang, readLang } from '@serai/phrases/lang';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import qs from 'qs';
import type { Clock } from '../clock.ts';
import { addressKey } from '../throttle/throttle.ts';
import { createAdmission } from './admission.ts';
import { AppError } from './app-error.ts';
import { contentDisposition } from './content-disposition.ts';
import { type DeadToken, isDead } from './dead-token.ts';
import { refusal, success } from './envelope.ts';
import { EventStreams, type StreamReply } from './event-streams.ts';
import { createFloodGate } from './flood-gate.ts';
import { readInput } from './read-input.ts';
import { readJson } from './read-json.ts';
import { replyReader } from './reply-reader.ts';
import type { Call, FileReply, Route } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { openSentFile, readForms } from './sent-file.ts';

declare module 'fastify' {
  interface FastifyRequest {
    outcome: string;
    /** Fields of the access line that name the caller and the object. */
    subject?: Record<string, string | number>;
  }
  interface FastifyInstance {
    eventStreams: EventStreams;
  }
}

export interface HttpOptions<Caller> {
  routes: readonly Route<Caller>[];
  /**
   * Resolves a token to its caller, or to the reason why it is dead; undefined if it never existed or ended for
   * another reason.
   */
  authenticate(token: string, now: Date): Promise<Caller | DeadToken | undefined>;
  /** Throws `need_login`, `token_expired`, `password_changed` or `no_permission`. */
  authorize(endpoint: Endpoint, caller: Caller | DeadToken | undefined): void;
  clock: Clock;
  log: Logger;
  https: boolean;
  corsOrigins: readonly string[];
  trustProxy: string[] | false;
  /** Whether every reply is checked against the contract, which costs more than most calls; default true. */
  checkReplies?: boolean;
  /** Maximum requests per minute and address before it gets 429; unlimited if unset. */
  requestsPerMinute?: number;
  /** Maximum number of concurrent API calls; further ones are refused as busy. Unlimited if unset. */
  callsAtOnce?: number;
  /** Refusal for a failure outside our code, such as an unreachable database; undefined for a bug of ours. */
  outageOf(error: unknown): ErrorCode | undefined;
  /** Fields of the access line for a call: caller and object; none if unset. */
  describeCall?: (
    caller: Caller | undefined,
    input: unknown,
    answer: unknown,
  ) => Record<string, string | number>;
  /** Called with each refusal of `outageOf`, for readiness. */
  recordOutage?: (code: ErrorCode) => void;
}

/** Maximum body of a call that takes a file in it, bytes. */
const LARGE_BODY = 2 * 1024 * 1024;

/** Creates the Fastify server with every call of the contract; the caller adds pages and files. */
export async function createHttpServer<Caller>(options: HttpOptions<Caller>): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    // Each request is logged once, by the hook below.
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines name their request themselves: a logger per request would cost as much as its line.
    childLoggerFactory: (logger) => logger,
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    trustProxy: options.trustProxy,
    // An address that cannot be decoded is refused before any hook runs.
    frameworkErrors: (error, request, reply) => {
      reply
        .headers(securityHeaders(options.https))
        .headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
      answerError(error, request, reply, options);
    },
    genReqId: (request) => readRequestId(request.headers['x-request-id']),
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      querystringParser: (text) => qs.parse(text, { depth: 6, arrayLimit: 100, parameterLimit: 300 }),
    },
  });
  app.decorateRequest('outcome', '');
  app.decorateRequest('subject');
  app.decorate('eventStreams', new EventStreams());
  app.addHook('preClose', async () => app.eventStreams.close());
  readJsonBodies(app);
  addHeaders(app, options);
  // Registered before the routes, because it applies to those that follow. The portal uses no cookie for
  // authentication, so an attacker cannot make another user's browser fetch a secret beside chosen text and
  // learn it from the size (BREACH).
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // Compressed in one piece up to this size: creating a stream for a reply costs several times as much as
    // compressing it.
    syncThreshold: 256 * 1024,
    globalDecompression: false,
  });
  const admit = createAdmission(options.callsAtOnce ?? Number.POSITIVE_INFINITY);
  for (const route of options.routes) {
    if (route.endpoint.multipart) mountForm(app, route, options, admit);
    else mountRoute(app, route, options, admit);
  }
  // Paths below `/api` are calls only, in any spelling of the address.
  app.all('/api/*', async () => {
    throw new AppError('call_unknown');
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, options));
  app.addHook('onResponse', async (request, reply) => logAccess(request, reply));
  return app;
}

/** Registers form calls in a separate scope, so that other calls neither parse forms nor pay for it. */
function mountForm<Caller>(
  app: FastifyInstance,
  route: Route<Caller>,
  options: HttpOptions<Caller>,
  admit: Admit,
): void {
  app.register(async (scope) => {
    await readForms(scope);
    mountRoute(scope, route, options, admit);
  });
}

type Admit = ReturnType<typeof createAdmission>;

function mountRoute<Caller>(
  app: FastifyInstance,
  route: Route<Caller>,
  options: HttpOptions<Caller>,
  admit: Admit,
): void {
  const { endpoint } = route;
  const readReply = replyReader(endpoint, options.checkReplies ?? true);
  const answerCall = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = await readCall(route, request, options);
    const answer = await route.handle(call);
    request.outcome = 'ok';
    recordSubject(request, options, call, answer.data);
    if (answer.replayed) reply.header('idempotency-hit', 'true');
    if (endpoint.stream) return app.eventStreams.answer(reply, answer.data as StreamReply);
    if (endpoint.file) {
      const file = answer.data as FileReply;
      if (options.checkReplies ?? true) requireDeclared(endpoint.file, file);
      return sendFile(reply, file);
    }
    return success(readReply(answer.data), call.now, endpoint.successMessage, call.lang);
  };
  app.route({
    method: endpoint.method,
    url: `/api/${endpoint.path}`,
    // A HEAD request would run the call and, for example, consume a one-use link.
    exposeHeadRoute: false,
    ...(endpoint.largeBody && { bodyLimit: LARGE_BODY }),
    // Streams are exempt, because they would occupy their slot for hours.
    handler: endpoint.stream ? answerCall : (request, reply) => admit(() => answerCall(request, reply)),
  });
}

/** Authenticates and authorises the caller and parses the input. */
async function readCall<Caller>(
  { endpoint }: Route<Caller>,
  request: FastifyRequest,
  options: HttpOptions<Caller>,
): Promise<Call<Endpoint, Caller>> {
  const now = options.clock.now();
  const token = request.headers['ba-user-token'];
  const caller =
    typeof token === 'string' && token !== '' ? await options.authenticate(token, now) : undefined;
  const known = isDead(caller) ? undefined : caller;
  recordSubject(request, options, { caller: known, input: undefined }, undefined);
  options.authorize(endpoint, caller);
  const isQuery = endpoint.method === 'GET' || endpoint.multipart === true;
  const raw = isQuery ? request.query : (request.body ?? {});
  const { key, rest } = endpoint.idempotent ? takeKey(request, raw) : { key: undefined, rest: raw };
  const input = readInput(endpoint.input, rest, isQuery);
  recordSubject(request, options, { caller: known, input }, undefined);
  return {
    input,
    caller: known,
    deadToken: isDead(caller) ? caller : undefined,
    lang: langOf(request),
    now,
    ip: request.ip,
    agent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    origin: request.headers.origin,
    requestId: request.id,
    idempotencyKey: key,
    seen: request.headers.seen?.toString(),
    rawBody: key === undefined ? '' : JSON.stringify(rest),
    ...(endpoint.multipart ? { openFile: (maxBytes: number) => openSentFile(request, maxBytes) } : {}),
  };
}

function recordSubject<Caller>(
  request: FastifyRequest,
  { describeCall }: HttpOptions<Caller>,
  { caller, input }: { caller: Caller | undefined; input: unknown },
  answer: unknown,
): void {
  if (describeCall) request.subject = describeCall(caller, input, answer);
}

/** The key is a header or a field of the body; in both cases it is not part of the command. */
function takeKey(request: FastifyRequest, raw: unknown): { key: string; rest: unknown } {
  const body = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const { 'idempotency-key': dashed, idempotency_key: field = dashed, ...rest } = body;
  const key = request.headers['idempotency-key'] ?? field;
  if (key === undefined) throw new AppError('idempotency_key_missing');
  const parsed = idempotencyKey.safeParse(key);
  if (!parsed.success) throw new AppError('idempotency_key_invalid');
  return {
    key: parsed.data,
    rest: typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? rest : raw,
  };
}

/** Throws for a file of a type that the contract does not declare; `anyFile` declares all. */
function requireDeclared(declared: readonly string[], { type, name }: FileReply): void {
  if (declared.includes(type) || declared.includes('*/*')) return;
  throw new Error(`The contract does not declare ${type} of ${name}`);
}

function sendFile(reply: FastifyReply, file: FileReply) {
  if (file.isEmbeddable) reply.header('cross-origin-resource-policy', 'cross-origin');
  return reply
    .type(file.type)
    .header('content-disposition', contentDisposition(file.inline, file.name))
    .send(file.bytes);
}

/** No coercion: the text is parsed as JSON, or the call is refused as unreadable. */
function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, readJson(body as string));
    } catch (refused) {
      done(refused as AppError);
    }
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') done(null, {});
    else done(new AppError('body_unreadable'));
  });
}

function addHeaders<Caller>(app: FastifyInstance, options: HttpOptions<Caller>): void {
  const fixed = securityHeaders(options.https);
  const admits = createFloodGate(options.requestsPerMinute ?? Number.POSITIVE_INFINITY);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(fixed);
    reply.header('x-request-id', request.id);
    // By the route instead of the address, because an address with escapes reaches the same call.
    const isCall = request.routeOptions.url?.startsWith('/api/') ?? false;
    if (isCall) {
      reply.header('cache-control', 'no-store');
      allowOrigin(request, reply, options.corsOrigins);
    }
    // After the CORS headers, so that pages at other origins can read the refusal.
    if (!admits(addressKey(request.ip), options.clock.now())) throw new AppError('too_many_requests');
    // Absolute request targets are for proxies, and this is none. The router would remove their origin; later code
    // would not.
    if (!request.url.startsWith('/')) throw new AppError('call_unknown');
    if (isCall && request.method === 'OPTIONS') await reply.code(204).send();
  });
}

function allowOrigin(request: FastifyRequest, reply: FastifyReply, origins: readonly string[]): void {
  const origin = request.headers.origin;
  reply.header('vary', 'Origin');
  // `*` allows all origins; settings allow it only in the demo.
  if (origin === undefined || !(origins.includes(origin) || origins.includes('*'))) return;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'server, think-lang, ba-user-token, content-type, idempotency-key, seen',
    'access-control-max-age': '1800',
  });
}

/**
 * Handles every failure: refusals are answered by the catalogue; any other error is a bug, and its reply reveals
 * nothing.
 */
function answerError<Caller>(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  options: HttpOptions<Caller>,
) {
  const known = asAppError(error, options);
  request.outcome = known.code;
  if (known.code === 'internal') request.log.error({ err: error, requestId: request.id }, 'call failed');
  else if (known.message !== known.code)
    request.log.info({ requestId: request.id, why: known.message }, known.code);
  const { http, body } = refusal(known, langOf(request), options.clock.now());
  if (http === 503) reply.header('retry-after', '5');
  if (http === 429) reply.header('retry-after', '60');
  return reply.code(http).send(body);
}

function asAppError<Caller>(error: unknown, options: HttpOptions<Caller>): AppError {
  if (error instanceof AppError) return error;
  const status = (error as { statusCode?: number }).statusCode;
  if (status === 413) return new AppError('body_too_large');
  if (status !== undefined && status >= 400 && status < 500) return new AppError('body_unreadable');
  const outage = options.outageOf(error);
  if (outage === undefined) return new AppError('internal');
  options.recordOutage?.(outage);
  return new AppError(outage, { log: String((error as Error).message) });
}

/** Header first (API), then `?lang=`, then the cookie (pages). */
export function langOf(request: FastifyRequest): Lang {
  const header = request.headers['think-lang'];
  if (typeof header === 'string') return readLang(header);
  const query = (request.query as Record<string, unknown> | undefined)?.lang;
  if (typeof query === 'string') return readLang(query);
  return readLang(/(?:^|;\s*)ba-lang=([^;]+)/.exec(request.headers.cookie ?? '')?.[1]);
}

function readRequestId(header: unknown): string {
  return typeof header === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(header) ? header : randomUUID();
}

function logAccess(request: FastifyRequest, reply: FastifyReply): void {
  const route = request.routeOptions.url ?? 'none';
  // Load balancers send health checks every few seconds.
  const level = route.startsWith('/health/') ? 'debug' : 'info';
  request.log[level](
    {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      outcome: request.outcome,
      ...request.subject,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    'request',
  );
}

/** Random nonce for the script policy of one page. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64');
}
