type NumberArray = Uint8Array | Uint32Array | Int32Array;

/** A growable column of numbers. */
export class Growing<T extends NumberArray> {
  length = 0;
  #values: T;
  readonly #create: new (length: number) => T;

  constructor(create: new (length: number) => T, capacity = 1024) {
    this.#create = create;
    this.#values = new create(capacity);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const longer = new this.#create(Math.ceil(this.length * 1.5) + 16);
      longer.set(this.#values);
      this.#values = longer;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  /** The values themselves, not a copy: do not push afterwards. */
  toArray(): T {
    return this.#values.subarray(0, this.length) as T;
  }
}
