import { isDeepStrictEqual } from 'node:util';
import { documented, fieldNotes } from '@serai/contract/documented';
import { fields as fieldNames } from '@serai/phrases/en/fields';
import * as z from 'zod/mini';

export type JsonSchema = Record<string, unknown>;
type Direction = 'input' | 'output';

const componentsAt = '#/components/schemas/';

/**
 * Schemas of an OpenAPI document. Zod converts each call separately and puts shared and recursive schemas below its
 * own `$defs`. Generators look for them in `components`, under names that are unique in the document.
 */
export class OpenApiSchemas {
  private readonly defined = { input: defineAll('input'), output: defineAll('output') };
  private readonly differing = findDiffering(this.defined.input, this.defined.output);
  private readonly used = new Map<string, JsonSchema>();

  /** JSON Schema of a request (`input`) or a reply (`output`); its references point to the components. */
  describe(schema: z.ZodMiniType, io: Direction): JsonSchema {
    const { $schema, $defs, ...written } = z.toJSONSchema(schema, optionsOf(io)) as JsonSchema;
    const id = documented.get(schema)?.id;
    return this.refer(id === undefined ? written : { $ref: `#/$defs/${id}` }, io);
  }

  /** Adds a component that is no schema of the contract; returns a reference to it. */
  add(name: string, schema: JsonSchema): JsonSchema {
    this.used.set(name, schema);
    return { $ref: componentsAt + name };
  }

  /** All components that are referred to, by name. */
  components(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.used].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  private refer<T>(written: T, io: Direction): T {
    return mapRefs(written, (id) => componentsAt + this.use(id, io));
  }

  private use(id: string, io: Direction): string {
    const definition = this.defined[io][id];
    if (!definition) throw new Error(`${id} contains itself: give it an id in contract/src/documented.ts`);
    const name = io === 'input' && this.differing.has(id) ? `${id}Input` : id;
    if (!this.used.has(name)) {
      // Before its own references, since it may contain itself.
      this.used.set(name, {});
      this.used.set(name, this.refer(definition, io));
    }
    return name;
  }
}

/** All schemas of the contract with an id, by id. */
function defineAll(io: Direction): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(documented as never, {
    ...optionsOf(io),
    uri: (id: string) => `#/$defs/${id}`,
  }) as unknown as { schemas: Record<string, JsonSchema> };
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, ...written }]) => [id, written]),
  );
}

/** Ids whose request differs from their reply, for example by a default, also in a schema that they refer to. */
function findDiffering(
  input: Record<string, JsonSchema>,
  output: Record<string, JsonSchema>,
): ReadonlySet<string> {
  const differing = new Set(Object.keys(output).filter((id) => !isDeepStrictEqual(input[id], output[id])));
  for (let size = -1; size !== differing.size; ) {
    size = differing.size;
    for (const [id, schema] of Object.entries(output)) {
      mapRefs(schema, (other) => {
        if (differing.has(other)) differing.add(id);
        return other;
      });
    }
  }
  return differing;
}

/** The same JSON with replaced references to `#/$defs/<id>`. */
function mapRefs<T>(json: T, replace: (id: string) => string): T {
  if (Array.isArray(json)) return json.map((item) => mapRefs(item, replace)) as T;
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(([key, value]) =>
    key === '$ref' && typeof value === 'string'
      ? [key, replace(value.replace('#/$defs/', ''))]
      : [key, mapRefs(value, replace)],
  );
  return Object.fromEntries(entries) as T;
}

function optionsOf(io: Direction) {
  return {
    io,
    unrepresentable: 'any',
    metadata: documented,
    override: ({ jsonSchema }: { jsonSchema: unknown }) => correct(jsonSchema as JsonSchema, io),
  } as const;
}

/** Corrects in place whatever JSON Schema forbids or generators misread, and adds the notes on fields. */
function correct(schema: JsonSchema, io: Direction): void {
  // The id becomes the name of the component.
  delete schema.id;
  // A later version may return more fields.
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (Array.isArray(schema.prefixItems) && schema.prefixItems.length === 0) {
    delete schema.prefixItems;
    Object.assign(schema, { items: {}, maxItems: 0 });
  }
  for (const [name, field] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
    const description = describeField(name, field, io);
    if (description !== undefined) field.description = description;
    describeDefault(field, io);
  }
}

/**
 * Describes a default in words. Generators treat a field with `default` as required in requests; a reply
 * always contains it.
 */
function describeDefault(field: JsonSchema, io: Direction): void {
  if (!('default' in field)) return;
  const said = `${JSON.stringify(field.default)} if it is missing`;
  const known = field.description === undefined ? [] : [field.description];
  if (io === 'input') field.description = [...known, said].join('; ');
  delete field.default;
}

/** A field's own description has priority; a reference also has that of its component. */
function describeField(name: string, field: JsonSchema, io: Direction): string | undefined {
  if (field.description !== undefined || field.$ref !== undefined) return undefined;
  if (Object.hasOwn(fieldNotes, name) && typesOf(field).includes('integer')) return fieldNotes[name];
  const names: Record<string, string> = fieldNames;
  return io === 'input' && Object.hasOwn(names, name) ? names[name] : undefined;
}

function typesOf(schema: JsonSchema): unknown[] {
  const options = (schema.anyOf ?? []) as JsonSchema[];
  return [schema, ...options].flatMap(({ type }) => type);
}
