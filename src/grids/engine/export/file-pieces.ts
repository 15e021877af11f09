/** A file growing outside the memory of scripts: a Blob's bytes are the browser's, which may put them on disk. */

/** Small pieces are gathered first: every Blob has a cost of its own. */
const PEZZO = 4 * 1024 * 1024;

export class PezziFile {
  #blobs: Blob[] = [];
  #bytes: Uint8Array<ArrayBuffer>[] = [];
  #size = 0;

  /** Copies the bytes: the writer may use its buffer again. */
  readonly add = (bytes: Uint8Array): void => {
    this.#bytes.push(new Uint8Array(bytes));
    this.#size += bytes.length;
    if (this.#size >= PEZZO) this.#flush();
  };

  /** The whole file. */
  close(type: string): Blob {
    this.#flush();
    return new Blob(this.#blobs, { type });
  }

  #flush(): void {
    this.#blobs.push(new Blob(this.#bytes));
    this.#bytes = [];
    this.#size = 0;
  }
}
