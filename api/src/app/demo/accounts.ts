/** Balances of players by their number, in whole minor units. */
export class Accounts {
  readonly #amounts: Float64Array;

  constructor(count: number) {
    this.#amounts = new Float64Array(count);
  }

  of(player: number): number {
    return this.#amounts[player] ?? 0;
  }

  add(player: number, amount: number): void {
    this.#amounts[player] = this.of(player) + amount;
  }

  total(): number {
    return this.#amounts.reduce((sum, amount) => sum + amount, 0);
  }
}
