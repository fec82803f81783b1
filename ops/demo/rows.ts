/** Rows to write by table, each in the order in which they are written. */
export class Rows {
  readonly #tables = new Map<string, object[]>();

  /** @param row by column; what it does not name gets the column's default, so all rows of a table name the same. */
  add(table: string, row: object): void {
    const rows = this.#tables.get(table) ?? [];
    rows.push(row);
    this.#tables.set(table, rows);
  }

  of(table: string): readonly object[] {
    return this.#tables.get(table) ?? [];
  }

  count(table: string): number {
    return this.of(table).length;
  }
}
