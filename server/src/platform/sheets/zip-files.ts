import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive: its name and its content in pieces. */
export interface PackedFile {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Size and hash of a packed file. */
export interface PackedFacts {
  name: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Packs files one after the other; only packed bytes are kept in memory. */
export class ZipFiles {
  readonly #zip: Zip;
  readonly #packed: Uint8Array[] = [];
  readonly #modified: Date;
  #failure: Error | null = null;

  /** @param modified time that all files carry. */
  constructor(modified: Date) {
    this.#modified = modified;
    this.#zip = new Zip((error, bytes) => {
      if (error) this.#failure = error;
      else this.#packed.push(bytes);
    });
  }

  /** Adds a file. Other requests are served between its pieces. */
  async add({ name, content }: PackedFile): Promise<PackedFacts> {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = this.#modified;
    this.#zip.add(file);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of content) {
      hash.update(piece);
      bytes += piece.length;
      file.push(piece);
      await setImmediate();
    }
    file.push(new Uint8Array(0), true);
    return { name, bytes, sha256: hash.digest('hex') };
  }

  /** Ends the archive; returns its bytes. */
  end(): Buffer {
    this.#zip.end();
    if (this.#failure) throw this.#failure;
    return Buffer.concat(this.#packed);
  }
}
