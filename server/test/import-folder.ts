import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type Database, openDatabase } from '../src/platform/db/connect.ts';
import type { Tables } from '../src/tables.ts';
import { askAsOwner, createTestDatabases } from './harness.ts';

/** A database for the tests of a file, and a folder of import files that is rewritten before each test. */
export class ImportFolder {
  private database: Database<Tables> | undefined;
  private owner: PoolConfig | undefined;
  private path = '';

  /** Create it once in the file's describe; `files` are texts by name. */
  constructor(files: Readonly<Record<string, string>>) {
    beforeAll(async () => {
      const { portal, owner } = await createTestDatabases();
      this.owner = owner;
      this.database = await openDatabase<Tables>(portal, { log: () => {} });
    });
    afterAll(() => this.database?.close());
    beforeEach(async () => {
      this.path = await mkdtemp(join(tmpdir(), 'serai-import-'));
      for (const [name, text] of Object.entries(files)) await writeFile(join(this.path, name), text);
      return () => rm(this.path, { recursive: true });
    });
  }

  get db() {
    return this.open().db;
  }

  get pool() {
    return this.open().pool;
  }

  /** Runs statements that no portal may run. */
  asOwner(statements: string): Promise<void> {
    return askAsOwner(this.owner!, statements);
  }

  get folder(): string {
    return this.path;
  }

  /** Changes one place of a file; throws if the text does not occur. */
  async change(file: string, from: string, to: string): Promise<void> {
    const text = await readFile(join(this.path, file), 'utf8');
    expect(text).toContain(from);
    await writeFile(join(this.path, file), text.replace(from, to));
  }

  private open(): Database<Tables> {
    if (!this.database) throw new Error('the database opens before the first test');
    return this.database;
  }
}
