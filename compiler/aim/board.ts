import { analysesOf } from '../analyse/analyses.ts'
import { emptyTable } from '../interpret/empty-table.ts'
import type { Machine } from '../interpret/machine.ts'
import { copyOf, keyOf } from '../interpret/state.ts'
import { alwaysFull, cardAt, createCard, placeCard } from '../interpret/table.ts'
import { Env, type Value } from '../interpret/value.ts'
import type { Local, TExpr } from '../program/ir.ts'
import type { Source } from './source.ts'
import type { Program } from '../program/program.ts'

/** Variables and what they stand for. */
export type Bindings = ReadonlyMap<Local, Value>

export function withLocal(scope: Bindings, local: Local, value: Value): Bindings {
  return new Map([...scope, [local, value]])
}

/** A kept fact or adjective that is laid down, and what it is said of. */
export interface Kept {
  readonly name: string
  readonly of: readonly Value[]
}

/**
 * A position that is being made up: a table of the interpreter, on which things are laid until sentences come to be
 * true.
 */
export class Board {
  machine: Machine
  /** What the variables stand for that the position is made for. */
  held: Bindings
  /** Variables that stand for the same as another. */
  private followed: ReadonlyMap<Local, Local> = new Map()
  /** What is said of things, besides what they start with. */
  readonly kept: Map<string, Kept>

  private constructor(machine: Machine, held: Bindings, kept: ReadonlyMap<string, Kept>) {
    this.machine = machine
    this.held = held
    this.kept = new Map(kept)
  }

  static empty(program: Program, players: number, options: Readonly<Record<string, string>>): Board {
    return new Board(emptyTable(program, { seed: 1, players, options }), new Map(), new Map())
  }

  copy(): Board {
    const copied = new Board({ ...this.machine, state: copyOf(this.machine.state) }, this.held, this.kept)
    copied.followed = this.followed
    return copied
  }

  /** Lets a variable stand for something; one that follows another lets that one. */
  hold(local: Local, value: Value): void {
    const first = this.followed.get(local)
    if (first === undefined) this.held = withLocal(this.held, local, value)
    else this.hold(first, value)
  }

  /** Lets a variable stand for what follows from others now. */
  follow(local: Local, from: Source<Board>): void {
    if (from.kind === 'local') this.followed = new Map([...this.followed, [local, from.local]])
    this.held = withLocal(
      this.held,
      local,
      from.kind === 'local' ? (this.held.get(from.local) ?? null) : from.value(this),
    )
  }

  /** The value of an expression; none where nothing can be said of it here. */
  value(x: TExpr, scope: Bindings = this.held): Value {
    const { machine } = this
    machine.fuel.left = machine.fuel.full
    try {
      return machine.means.value(machine, x, new Env([...scope.keys()], [...scope.values()]))
    } catch (error) {
      // A variable of another kind than the sentence expects, or a fact that does not come to an end, says nothing.
      if (error instanceof Error) return null
      throw error
    }
  }

  holds(x: TExpr, scope: Bindings = this.held): boolean {
    return this.value(x, scope) === true
  }

  /**
   * Lays down a card, or the next one of which the game makes another copy where all of this one lie there already;
   * null where all cards do, or where there is no room.
   */
  layCard(definition: number, zone: number): number | null {
    if (alwaysFull(this.machine, zone) !== null) return null
    const all = this.machine.program.game.definitions.size
    for (let n = 0; n < all; n++) {
      const next = (definition + n) % all
      if (this.hasAnother(next)) return createCard(this.machine, next, zone)
    }
    return null
  }

  /** Moves a card, where there is room for it. */
  moveCard(card: number, zone: number): void {
    const stays = cardAt(this.machine, card).place === zone
    if (stays || alwaysFull(this.machine, zone) === null) placeCard(this.machine, card, zone, false)
  }

  /** Exchanges what is printed on a card; it stays where it is, and so does the last copy that it changes with. */
  exchange(card: number, definition: number): void {
    const before = cardAt(this.machine, card).printed
    const other = before === definition || this.hasAnother(definition) ? undefined : this.copiesOf(definition)[0]
    this.print(card, definition)
    if (other !== undefined) this.print(other, before)
  }

  private print(card: number, definition: number): void {
    this.machine.state.cards[card] = { ...cardAt(this.machine, card), printed: definition, definition }
  }

  /** Whether the game makes a copy more of a card than lie there. */
  private hasAnother(definition: number): boolean {
    const { program, state } = this.machine
    const most = analysesOf(program).mostCopies()(definition, state.players)
    return most === Infinity || this.copiesOf(definition).length < most
  }

  private copiesOf(definition: number): readonly number[] {
    return this.machine.state.cards.flatMap(({ place, printed }, card) =>
      place !== null && printed === definition ? [card] : [],
    )
  }

  chooseOption(option: number, value: number): void {
    this.machine = {
      ...this.machine,
      state: {
        ...this.machine.state,
        options: this.machine.state.options.map((old, i) => (i === option ? value : old)),
      },
    }
  }

  /** Leaves each option as it is where nothing is said of it. */
  leaveOptions(): void {
    for (const { index, chosen } of this.machine.program.game.options.values()) this.chooseOption(index, chosen)
  }

  keep(name: string, of: readonly Value[], value: Value): void {
    const key = keyOf(of)
    this.machine.state.facts.set(name, key, value)
    this.kept.set(`${name} ${key}`, { name, of })
  }
}
