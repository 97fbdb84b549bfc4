import type { Endpoint } from '@serai/contract/endpoint';
import { commonRefusals, errorCatalogue } from '@serai/contract/errors';
import { type JsonSchema, OpenApiSchemas } from './openapi-schemas.ts';

/** Version of the portal and base address of the calls, for the document. */
export interface ApiEdition {
  version: string;
  server: string;
}

/** Generates the OpenAPI 3.1 document of the given endpoints from their schemas. */
export function describeApi(
  endpoints: readonly Endpoint[],
  { version, server }: ApiEdition,
): Record<string, unknown> {
  const schemas = new OpenApiSchemas();
  const refusal = schemas.add('Refusal', refusalSchema);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const path = `/api/${endpoint.path}`;
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: describeCall(endpoint, schemas, refusal),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Serai', version, description: protocol },
    servers: [{ url: server }],
    'x-errors': commonRefusals,
    paths,
    components: {
      schemas: schemas.components(),
      responses: {
        Refused: {
          description: 'The call could not be served',
          content: { 'application/json': { schema: refusal } },
        },
      },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'ba-user-token' } },
    },
  };
}

const protocol = [
  'Trade travel booking. Every reply is an envelope: `code` 1 is a success and `data` its content, any other `code` is a',
  'refusal and `msg` its reason in the language of `think-lang`. Amounts of money are integers in minor units of their',
  'currency, instants are unix seconds, dates are civil dates of the place. A query parameter with a',
  '`contentSchema` is sent as JSON text, for example `rooms=[{"adults":2}]`. A call with an `idempotency-key` has',
  'its effect once per key, however often it is repeated.',
].join(' ');

const refusalCodes = [...new Set(Object.values(errorCatalogue).map(({ reply }) => reply))].sort(
  (one, other) => one - other,
);

const refusalSchema: JsonSchema = {
  description: 'A call that was refused. Its HTTP status is 200 unless the call itself could not be served.',
  type: 'object',
  required: ['code', 'msg', 'time', 'data'],
  properties: {
    code: {
      type: 'integer',
      enum: refusalCodes,
      description: '303 and 409: log in again. 401: no permission.',
    },
    msg: { type: 'string', description: 'The reason in the language of `think-lang`.' },
    time: { type: 'integer', description: 'When it was refused, in unix seconds.' },
    data: {
      type: 'object',
      properties: {
        reason: { type: 'string', description: 'The code of the refusal, one of `x-errors`.' },
        errors: {
          description: 'The fields that were refused, in the order of the request.',
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'message'],
            properties: { field: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
      additionalProperties: true,
    },
  },
};

function describeCall(
  endpoint: Endpoint,
  schemas: OpenApiSchemas,
  refusal: JsonSchema,
): Record<string, unknown> {
  const input = schemas.describe(endpoint.input, 'input');
  const isQuery = endpoint.method === 'GET' || endpoint.multipart === true;
  return {
    operationId: operationId(endpoint),
    summary: endpoint.title,
    tags: [endpoint.path.split('/')[0]],
    'x-access': endpoint.access,
    'x-errors': endpoint.errors,
    // A public call uses the prices and rights of a caller who is logged in.
    security: endpoint.access === 'public' ? [{ token: [] }, {}] : [{ token: [] }],
    parameters: [...(isQuery ? queryParameters(input) : []), ...headerParameters(endpoint)],
    ...(endpoint.method === 'POST' ? { requestBody: requestBody(endpoint, input) } : {}),
    responses: {
      200: { description: endpoint.title, content: replyContent(endpoint, schemas, refusal) },
      '4XX': { $ref: '#/components/responses/Refused' },
      '5XX': { $ref: '#/components/responses/Refused' },
    },
  };
}

/** `getHotelList` for GET `hotel/list`. It contains the method, so that another method at the path changes no id. */
function operationId({ method, path }: Endpoint): string {
  const words = path.split(/[/.]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return method.toLowerCase() + words.join('');
}

function headerParameters(endpoint: Endpoint): Record<string, unknown>[] {
  const language = {
    name: 'think-lang',
    in: 'header',
    description: 'The language of the reply; Chinese if it is missing.',
    schema: { type: 'string', enum: ['zh-cn', 'en'] },
  };
  const key = {
    name: 'idempotency-key',
    in: 'header',
    required: true,
    description: 'Made by the client for each command; the same key never has a second effect.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,255}$' },
  };
  const seen = {
    name: 'seen',
    in: 'header',
    required: false,
    description:
      'Order and version that the page shows, from `console/order/detail`; a newer order is not changed.',
    schema: { type: 'string', pattern: '^order-[0-9]{1,15}-[0-9]{1,15}$' },
  };
  const { access, method } = endpoint;
  const isChangeByStaff = typeof access === 'object' && 'staff' in access && method === 'POST';
  return [language, ...(endpoint.idempotent ? [key] : []), ...(isChangeByStaff ? [seen] : [])];
}

function requestBody(endpoint: Endpoint, input: JsonSchema): Record<string, unknown> {
  if (endpoint.multipart) {
    const file = { type: 'string', format: 'binary' };
    const schema = { type: 'object', required: ['file'], properties: { file } };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const isRequired = Array.isArray(input.required) && input.required.length > 0;
  return { required: isRequired || '$ref' in input, content: { 'application/json': { schema: input } } };
}

/**
 * Parameters of a query. Objects and arrays of objects are sent as JSON text, because no style of OpenAPI can
 * express them. They are declared as a string with the schema of its content: generators ignore or misread a
 * parameter with `content`, and all of them can send a string. Other parameters are `name=value`, repeated for the
 * items of an array.
 */
function queryParameters(input: JsonSchema): Record<string, unknown>[] {
  const required = new Set((input.required ?? []) as string[]);
  return Object.entries((input.properties ?? {}) as Record<string, JsonSchema>).map(([name, property]) => {
    const { description, ...schema } = property;
    const said = [description, isNested(schema) ? 'JSON text' : ''].filter(Boolean).join('; ');
    return {
      name,
      in: 'query',
      required: required.has(name),
      ...(said === '' ? {} : { description: said }),
      schema: isNested(schema) ? jsonText(schema) : schema,
    };
  });
}

function jsonText(contentSchema: JsonSchema): JsonSchema {
  return { type: 'string', contentMediaType: 'application/json', contentSchema };
}

/** A component of a query is always an object or a list of them. */
function isNested(schema: JsonSchema): boolean {
  if ('$ref' in schema || schema.type === 'object') return true;
  const parts = [
    ...((schema.anyOf ?? schema.allOf ?? []) as JsonSchema[]),
    (schema.items ?? {}) as JsonSchema,
  ];
  return parts.some((part) => isNestedPart(part));
}

function isNestedPart(schema: JsonSchema): boolean {
  return Object.keys(schema).length > 0 && isNested(schema);
}

function replyContent(
  endpoint: Endpoint,
  schemas: OpenApiSchemas,
  refusal: JsonSchema,
): Record<string, unknown> {
  const binary = { schema: { type: 'string', format: 'binary' } };
  if (endpoint.file) {
    const files = Object.fromEntries(endpoint.file.map((type) => [type, binary]));
    return { ...files, 'application/json': { schema: refusal } };
  }
  const data = schemas.describe(endpoint.reply, 'output');
  if (endpoint.stream) {
    return { 'text/event-stream': { schema: data }, 'application/json': { schema: refusal } };
  }
  const success = {
    type: 'object',
    required: ['code', 'msg', 'time', 'data'],
    properties: {
      code: { type: 'integer', const: 1 },
      msg: { type: 'string' },
      time: { type: 'integer', description: 'When it was answered, in unix seconds.' },
      data,
    },
  };
  return { 'application/json': { schema: { oneOf: [success, refusal] } } };
}
