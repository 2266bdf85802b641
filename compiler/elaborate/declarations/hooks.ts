import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { error } from '../../diagnostics/make.ts'
import type { Pattern, PatternArg } from '../../../grammar/tree/expressions.ts'
import type { Name } from '../../../grammar/tree/names.ts'
import type { HookDecl } from '../../../grammar/tree/statements.ts'
import type { EventSymbol, RuleSymbol } from '../../game/model.ts'
import type { HookRule, Local, Proc } from '../../program/ir.ts'
import { type Type, notNone } from '../../game/type.ts'
import { mentions } from '../../analyse/walk.ts'
import { type Elaboration, type Scope, DOER, YOU, bind, inReach, newLocal, newProc } from '../context.ts'
import { type PatternMatch, findEvent, match, placeArgs } from '../patterns/pattern.ts'
import { statement } from '../statements/stmt.ts'
import { readingScope } from '../words/reading-places.ts'
import { type AroundRules, ruleScope } from './lasting-rules.ts'
import { common, matched, nameOfPart } from './rule-parts.ts'
import { worded } from '../../diagnostics/worded.ts'

/** `after hurt player q or pay by player q`: a rule for each event, with the same block. */
export function hooks(e: Elaboration, rule: RuleSymbol<HookDecl>, around: AroundRules | null): HookRule[] {
  const { patterns } = rule.decl
  if (standsTwice(e, patterns)) return []
  const parts = patterns.flatMap((pattern, index): Part[] => {
    const event = findEvent(e, pattern.event)
    return event === null ? [] : [{ index, event, args: placeArgs(e, event, pattern) }]
  })
  return parts.map((part) => hook(e, rule, part, { around, parts }))
}

/** What a sentence says of one of its events. */
interface Part {
  readonly index: number
  readonly event: EventSymbol
  readonly args: readonly { readonly index: number; readonly arg: PatternArg }[]
}

interface Beside {
  readonly around: AroundRules | null
  readonly parts: readonly Part[]
}

function hook(e: Elaboration, rule: RuleSymbol<HookDecl>, part: Part, { around, parts }: Beside): HookRule {
  const { decl } = rule
  const { event } = part
  const scope = ruleScope(event.name.text, around)
  const strange = namesOfOthers(e, scope, part, parts)
  const m = match(e, {
    scope,
    context: rule.context,
    params: event.params,
    args: part.args,
    cond: decl.cond,
    position: decl.timing === 'instead' ? 'replacements' : 'triggers',
  })
  const name = nameOfPart(rule.name, decl.patterns, part.index)
  const cites = decl.cites.map((c) => c.text)
  const proc = newProc(e, name, kindOfText(e, decl), [], cites, decl.span)
  const captured: Local[] = []
  const by = m.binders[event.params.findIndex((p) => p.role === 'by')]
  if (m.you !== null) bind(m.scope, DOER, m.you, decl.span)
  else if (by !== undefined && by !== null && !(around !== null && inReach(around.scope, YOU)))
    bind(m.scope, DOER, by, decl.span)
  const inside: Scope = {
    ...readingScope(m.scope, 'instructions'),
    boundary: { proc, captured },
    proc,
    event: event.name.text,
  }
  proc.body = decl.body.flatMap((s) => statement(e, inside, s))
  for (const { local, named } of strange)
    if (captured.includes(local) || m.tests.some((x) => mentions(x, local)))
      e.report(namedInOne(named, decl.patterns[part.index]?.event ?? event.name))
  return {
    ...common(rule, name),
    kind: decl.timing,
    event: event.name.text,
    ...matched(e, m, around),
    proc,
    asBefore: decl.asBefore,
    optional: decl.optional,
    captured,
    ...foundOf(m),
  }
}

const foundOf = ({ found }: PatternMatch): Pick<HookRule, 'found'> => (found.length === 0 ? {} : { found })

const kindOfText = (e: Elaboration, { timing }: HookDecl): Proc['kind'] =>
  timing === 'when' || (timing === 'instead' && e.game.events.has('settle-instead')) ? 'effect' : 'hook'

function standsTwice(e: Elaboration, patterns: readonly Pattern[]): boolean {
  const twice = patterns.find((p, i) => patterns.findIndex((other) => other.event.text === p.event.text) < i)
  if (twice === undefined) return false
  const { text, span } = twice.event
  e.report(
    error('HR0222', worded('a rule about several events'), span, worded('`{1}` stands here twice', text), {
      hint: worded('name `{1}` once and say after `if` which of them are meant, or write a sentence for each', text),
    }),
  )
  return true
}

interface Strange {
  readonly local: Local
  /** The name where it is given, beside another event. */
  readonly named: Name
}

/** Names that other events of the sentence give and this one does not: they are in reach, so that who asks is found. */
function namesOfOthers(e: Elaboration, scope: Scope, part: Part, parts: readonly Part[]): readonly Strange[] {
  const own = new Set(namedIn(part).map(({ name }) => name.text))
  return parts.flatMap(namedIn).flatMap(({ name, type }) => {
    if (own.has(name.text)) return []
    own.add(name.text)
    const local = newLocal(e, name.text, type, null)
    bind(scope, name.text, local, name.span)
    return [{ local, named: name }]
  })
}

const namedIn = ({ event, args }: Part): readonly { readonly name: Name; readonly type: Type }[] =>
  args.flatMap(({ index, arg }) => {
    const param = event.params[index]
    const name = arg.kind === 'bind' ? arg.phrase.name : null
    return name === null || param === undefined ? [] : [{ name, type: notNone(param.type) }]
  })

const namedInOne = (named: Name, without: Name): Diagnostic =>
  error(
    'HR0222',
    worded('a rule about several events'),
    named.span,
    worded('no part of `{1}` is called `{2}`', without.text, named.text),
    {
      secondary: [{ span: without.span, text: worded('the sentence asks for `{1}` here as well', named.text) }],
      hint: worded('call a part of `{1}` `{2}` too, or write a sentence for each event', without.text, named.text),
    },
  )
