import {
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  RawNode,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';

/** Explains raw queries instead of running them: keeps their plans and returns no rows. */
export class ExplainPlugin implements KyselyPlugin {
  readonly plans: string[] = [];

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (!RawNode.is(node)) return node;
    const [first = '', ...rest] = node.sqlFragments;
    return RawNode.create([`EXPLAIN ${first}`, ...rest], node.parameters);
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    this.plans.push(result.rows.map((row) => row['QUERY PLAN']).join('\n'));
    return { ...result, rows: [] };
  }
}
