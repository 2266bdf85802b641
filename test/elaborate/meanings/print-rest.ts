import type { TExample, TGiven, TMatcher, TMove, TPlaced, TStep } from '../../../compiler/program/examples.ts'
import type { TExpr } from '../../../compiler/program/ir.ts'
import { printDomain, printTExpr, printTests, printTyped } from '../../../compiler/program/print-texpr.ts'
import type { Program } from '../../../compiler/program/program.ts'

/** What `--print ir` leaves out of a program: zones of the game's own, how cards change places, what always holds, decks, examples. */
export function printRest(program: Program): readonly string[] {
  const names = [...program.game.definitions.keys()]
  return [
    ...[...program.zones.values()]
      .filter(({ seenBy }) => seenBy !== null)
      .map(
        ({ name, key, capacity, seenBy }) =>
          `zone ${name}${key === null ? '' : ` of ${printTyped(key)}`}${printed(' at most ', capacity)}${printed(' seen by ', seenBy)}`,
      ),
    ...(program.exchange === null
      ? []
      : [
          `exchange (${program.exchange.params.map(printTyped).join(', ')})${program.exchange.proc === null ? '' : ', can stop'}`,
        ]),
    ...program.always.map(({ name, cond, cites }) => `always ${name}: ${printTExpr(cond)}${cited(cites)}`),
    ...program.refusals.map(
      ({ name, player, about, cond, message, cites }) =>
        `refuse ${name} of ${printTyped(player)}${about === null ? '' : ` with ${printDomain(about)}`} ${JSON.stringify(message)}${printTests(' if', cond === null ? [] : [cond])}${cited(cites)}`,
    ),
    ...program.defaultDecks.map(
      ({ title, lists }) => `deck ${title}: ${lists.map((list) => list.map((i) => names[i]).join(', ')).join('; ')}`,
    ),
    ...program.examples.flatMap((example) => new Words(names).ofExample(example)),
  ]
}

const printed = (word: string, x: TExpr | null): string => (x === null ? '' : `${word}${printTExpr(x)}`)
const cited = (cites: readonly string[]): string => (cites.length === 0 ? '' : ` [${cites.join(', ')}]`)
const letter = (seat: number): string => String.fromCharCode(65 + seat)

/** Words for an example; printed cards are known by their numbers. */
class Words {
  private readonly names: readonly string[]

  constructor(names: readonly string[]) {
    this.names = names
  }

  ofExample({ title, cites, players, options, given, path, steps, called }: TExample): readonly string[] {
    return [
      `example ${title} for ${players}${cited(cites)}${called.length === 0 ? '' : `, calls ${called.map(printTyped).join(', ')}`}`,
      ...options.map(({ option, value }) => `  option ${option} is value ${value}`),
      ...given.map((each) => `  ${this.given(each)}`),
      ...path.map(({ event, args }) => `  at ${event}(${args.map(printTExpr).join(', ')})`),
      ...steps.map((each) => `  ${this.step(each)}`),
    ]
  }

  private given(g: TGiven): string {
    switch (g.kind) {
      case 'fact':
        return `${printTExpr(g.place)} is ${printTExpr(g.value)}`
      case 'zone':
        return `${printTExpr(g.zone)} is ${g.items.map((item) => this.placed(item)).join(', ')}`
      case 'mark':
        return `${printTExpr(g.of)} is ${g.adjective}`
      case 'rest':
        return `the rest is in ${printTExpr(g.zone)}`
      case 'deck':
        return `${printTExpr(g.place)} is ${g.definitions.map((i) => this.names[i]).join(', ')}`
    }
  }

  private placed({ what, called, facts }: TPlaced): string {
    const kept = facts.map(({ fact, value }) => `${fact} ${printTExpr(value)}`)
    const name = called === null ? '' : ` as ${called.name}`
    return `${this.matcher(what)}${name}${kept.length === 0 ? '' : ` (${kept.join(', ')})`}`
  }

  private matcher(m: TMatcher): string {
    switch (m.kind) {
      case 'card':
        return `any ${this.names[m.definition]}${printed(' of ', m.owner)}`
      case 'value':
        return printTExpr(m.value)
      case 'branch':
        return `the line ${m.event}`
    }
  }

  private move({ event, args }: TMove): string {
    return `${event}(${args.map((each) => (each === null ? 'any' : this.matcher(each))).join(', ')})`
  }

  private step(s: TStep): string {
    const moves = 'moves' in s ? s.moves.map((each) => this.move(each)).join(', ') : ''
    const values = 'values' in s ? s.values.map((each) => this.matcher(each)).join(', ') : ''
    switch (s.kind) {
      case 'does':
        return `${letter(s.seat)} does ${this.move(s.move)}`
      case 'chooses':
        return `${letter(s.seat)} chooses ${values}`
      case 'answers':
        return `${letter(s.seat)} ${s.answer}`
      case 'offered':
        return `${letter(s.seat)} may ${s.not ? 'not ' : ''}${this.move(s.move)}${cited(s.because)}`
      case 'mustAct':
        return `${letter(s.seat)} must act${cited(s.because)}`
      case 'chance':
        return `chance chooses ${values}`
      case 'asked':
        return `${letter(s.seat)} is ${s.not ? 'not ' : ''}asked`
      case 'nobody':
        return 'nobody is asked'
      case 'exactly':
        return `${letter(s.seat)} is offered ${moves}`
      case 'choosable':
        return `${letter(s.seat)} may ${s.not ? 'not ' : ''}choose ${values}${cited(s.because)}`
      case 'then':
        return `then ${printTExpr(s.fact)}`
      case 'deck':
        return `deck of ${printTExpr(s.player)} is ${s.refused ? 'refused' : 'accepted'}${cited(s.because)}`
      case 'happened':
        return `then ${s.not ? 'not ' : ''}happened ${moves}`
      case 'told':
        return `${letter(s.seat)} is ${s.not ? 'not ' : ''}told ${s.lines.map((line) => JSON.stringify(line)).join(', ')}`
      case 'knows':
        return `${letter(s.seat)} ${s.not ? 'does not know' : 'knows'} ${s.cards.map((each) => this.matcher(each)).join(', ')}`
    }
  }
}
