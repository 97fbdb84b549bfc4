import type { Endpoint } from '@serai/contract/endpoint';
import { commonRefusals } from '@serai/contract/errors';
import * as z from 'zod/mini';

/** The OpenAPI 3.1 document of the given endpoints, generated from their schemas. */
export function describeApi(endpoints: readonly Endpoint[], version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = `/api/${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Serai', version, description: 'Trade travel booking' },
    'x-errors': commonRefusals,
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'ba-user-token' } },
    },
  };
}

function describeCall(endpoint: Endpoint): Record<string, unknown> {
  const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  return {
    operationId: endpoint.path.replace('/', '.') + (endpoint.method === 'GET' ? '' : '.post'),
    summary: endpoint.title,
    tags: [endpoint.path.split('/')[0]],
    'x-access': endpoint.access,
    'x-errors': endpoint.errors,
    ...(endpoint.access === 'public' ? {} : { security: [{ token: [] }] }),
    parameters: [
      ...(endpoint.method === 'GET' || endpoint.multipart ? queryParameters(input) : []),
      { name: 'think-lang', in: 'header', schema: { type: 'string', enum: ['zh-cn', 'en'] } },
      ...(endpoint.idempotent
        ? [
            {
              name: 'idempotency-key',
              in: 'header',
              required: true,
              schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,255}$' },
            },
          ]
        : []),
    ],
    ...(endpoint.method === 'POST' ? { requestBody: { content: requestContent(endpoint, input) } } : {}),
    responses: {
      200: { description: endpoint.stream ? 'Events' : 'The envelope', content: replyContent(endpoint) },
    },
  };
}

function requestContent(endpoint: Endpoint, input: z.core.JSONSchema.BaseSchema): Record<string, unknown> {
  if (!endpoint.multipart) return { 'application/json': { schema: input } };
  const file = { type: 'string', format: 'binary' };
  return { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file } } } };
}

function queryParameters(input: z.core.JSONSchema.BaseSchema): Record<string, unknown>[] {
  const required = new Set(input.required ?? []);
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    style: 'deepObject',
    explode: true,
    schema,
  }));
}

function replyContent(endpoint: Endpoint): Record<string, unknown> {
  if (endpoint.file) return { 'application/pdf': { schema: { type: 'string', format: 'binary' } } };
  const data = z.toJSONSchema(endpoint.reply, { io: 'output', unrepresentable: 'any' });
  if (endpoint.stream) return { 'text/event-stream': { schema: data } };
  const envelope = {
    type: 'object',
    required: ['code', 'msg', 'time', 'data'],
    properties: {
      code: { type: 'integer' },
      msg: { type: 'string' },
      time: { type: 'integer' },
      data: { anyOf: [data, {}] },
    },
  };
  return { 'application/json': { schema: envelope } };
}
