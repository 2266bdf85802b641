// Compiled from the rules of BuildDivide into windows.ts: what rules/build-divide/windows.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
// prettier-ignore
import { NONE, goesRound, happens, heldAnew, nextSeat, noteEvent, popFrame, pushFrame, reckoned, refuse } from 'houserules/runtime'
import type { BuildDivideRules } from './linked.ts'
import { EVENT, MOVE, ORIGIN, PRINTED_TIMING, PROC, TIMING, ZONE } from './names.ts'
// prettier-ignore
import type {
  DamageCheckFrame, DamageWindowFrame, GoOnFrame, LineUpFrame, PlayWindowFrame, PutUpAbilityFrame, RuleProcessingFrame,
  SpeakFrame, State,
} from './state.ts'

export function windowsRules(all: object) {
  const rules = all as BuildDivideRules
  return {
    /** [bd.window.1] Begins `play-window`, which may stop to ask. */
    playWindow(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['play-window'], [])
      pushFrame<PlayWindowFrame>(s, { proc: PROC.playWindowFrame, pc: 0, answer: 0 })
    },

    stepPlayWindow(s: State, f: PlayWindowFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            rules.takePriority(s)
            f.pc = 1
            continue
          case 1:
            goesRound(19)
            f.pc = 2
            return rules.ruleProcessing(s)
          case 2 /* after rule-processing */:
            f.pc = 3
            return rules.damageCheck(s)
          case 3 /* after damage-check */:
            f.pc = 4
            return rules.speak(s)
          case 4 /* after speak */:
            f.pc = 5
            return rules.goOn(s)
          case 5 /* after go-on */:
            if (s.passed === 2) return popFrame(s)
            f.pc = 1
            continue
        }
    },

    /** [bd.window.1] Carries out `take-priority`. */
    takePriority(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['take-priority'], [])
      s.priority = s.turnPlayer
      s.passed = 0
    },

    /** [bd.window.2] Begins `speak`, which may stop to ask. */
    speak(s: State): void {
      if (s.over) return
      goesRound(21)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.speak, [])
      pushFrame<SpeakFrame>(s, { proc: PROC.speakFrame, pc: 0, answer: 0 })
    },

    stepSpeak(s: State, f: SpeakFrame): void {
      switch (f.pc) {
        case 0:
          f.pc = 2
          return rules.ask(s, f, 18, s.priority, true)
        case 1 /* after damage-check */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer !== 0) {
            s.passed = 0
            f.pc = 1
            return rules.damageCheck(s)
          }
          s.passed = reckoned(s.passed + 1, 20)
          s.priority = nextSeat(s, s.priority, 1)
          return popFrame(s)
      }
    },

    /** What a seat may do at `speak`. */
    offersAtSpeak(s: State, seat: number, out: number[]): void {
      // [bd.play.2] quick-cards
      for (const c of s.zones[ZONE.hand + seat]!) {
        if (PRINTED_TIMING[s.def[c]!]! === TIMING.quick) {
          const code = 1 + MOVE.play + 8 * c
          if (!out.includes(code) && rules.canPlay(s, c, seat)) out.push(code)
        }
      }
      // [bd.play.2] normal-cards
      if (rules.isAtLeisure(s, seat)) {
        for (const c of s.zones[ZONE.hand + seat]!) {
          if (PRINTED_TIMING[s.def[c]!]! === TIMING.normal) {
            const code = 1 + MOVE.play + 8 * c
            if (!out.includes(code) && rules.canPlay(s, c, seat)) out.push(code)
          }
        }
      }
      // [bd.play.3] quick-abilities
      for (const c of s.zones[ZONE.field]!) {
        if (!rules.isQuickAbility(s, c)) continue
        if (rules.controllerOf(s, c) === seat) {
          const code = 1 + MOVE.activate + 8 * c
          if (!out.includes(code) && rules.canActivate(s, c, seat)) out.push(code)
        }
      }
      // [bd.play.3] normal-abilities
      if (rules.isAtLeisure(s, seat)) {
        for (const c of s.zones[ZONE.field]!) {
          if (!rules.isNormalAbility(s, c)) continue
          if (rules.controllerOf(s, c) === seat) {
            const code = 1 + MOVE.activate + 8 * c
            if (!out.includes(code) && rules.canActivate(s, c, seat)) out.push(code)
          }
        }
      }
      // [bd.turn.4] one-to-energy
      if (rules.isAtLeisure(s, seat) && (s.timesChargeDuringTurn[seat] ?? 0) < rules.energyPerTurnOf(s)) {
        for (const c of s.zones[ZONE.hand + seat]!) {
          out.push(1 + MOVE.charge + 8 * c)
        }
      }
      // [bd.gap.conceding] may-concede
      if (s.options[3] === 1 /* conceding: among-the-moves */) out.push(1 + MOVE.concede)
    },

    /** [bd.window.3] Begins `go-on`, which may stop to ask. */
    goOn(s: State): void {
      if (s.over) return
      goesRound(22)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['go-on'], [])
      pushFrame<GoOnFrame>(s, { proc: PROC.goOnFrame, pc: 0, answer: 0 })
    },

    stepGoOn(s: State, f: GoOnFrame): void {
      switch (f.pc) {
        case 0:
          if (s.passed !== 2 || s.zones[ZONE.chain]!.length === 0) return popFrame(s)
          f.pc = 1
          return rules.resolveNewest(s)
        case 1 /* after resolve-newest */:
          f.pc = 2
          return rules.damageCheck(s)
        case 2 /* after damage-check */:
          rules.takePriority(s)
          return popFrame(s)
      }
    },

    /** [bd.damage.2] Begins `damage-check`, which may stop to ask. */
    damageCheck(s: State): void {
      if (s.over) return
      goesRound(26)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['damage-check'], [])
      pushFrame<DamageCheckFrame>(s, { proc: PROC.damageCheckFrame, pc: 0, answer: 0, held: NONE, said: NONE })
    },

    stepDamageCheck(s: State, f: DamageCheckFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            if (s.zones[ZONE.packets]!.length === 0) return popFrame(s)
            goesRound(23)
            f.held = s.priority
            f.said = s.passed
            s.packetsOpen = reckoned(s.packetsOpen + 1, 24)
            f.pc = 2
            return rules.resolveEffect(s, s.zones[ZONE.packets]![0] ?? NONE)
          case 2 /* after the effect */:
            s.packetsOpen = reckoned(s.packetsOpen - 1, 25)
            s.priority = f.held
            s.passed = f.said
            f.pc = 1
            continue
        }
    },

    /** [bd.damage.2] Begins `damage-window`, which may stop to ask. */
    damageWindow(s: State, q: number, c: number, k: number, n: number, v: number): void {
      if (s.over) return
      goesRound(29)
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['damage-window'], [q, c, k, n, v], [c])
      // prettier-ignore
      pushFrame<DamageWindowFrame>(s, {
        proc: PROC.damageWindowFrame, pc: 0, answer: 0, q, c, k, n, v, dealt: NONE, beneath: NONE,
      })
    },

    stepDamageWindow(s: State, f: DamageWindowFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.dealt = 0
            f.beneath = s.zones[ZONE.chain]!.length
            rules.takePriority(s)
            f.pc = 1
            continue
          case 1:
            goesRound(27)
            f.beneath = Math.min(f.beneath, s.zones[ZONE.chain]!.length)
            f.pc = 2
            return rules.ruleProcessing(s)
          case 2 /* after rule-processing */:
            if (
              s.zones[ZONE.chain]!.length > f.beneath ||
              (f.k === ORIGIN['by-unit'] ? rules.pointsOf(s, f.c, f.v) : f.n) <= f.dealt ||
              (s.options[1] !== 0 /* next-point: at-every-return */ && s.passed !== 0)
            ) {
              f.pc = 3
              continue
            }
            f.dealt = reckoned(f.dealt + 1, 28)
            f.pc = 3
            return rules.triggerCheck(s, f.q)
          case 3:
            f.pc = 4
            return rules.damageCheck(s)
          case 4 /* after damage-check */:
            f.pc = 5
            return rules.speak(s)
          case 5 /* after speak */:
            if (
              s.passed !== 2 ||
              s.zones[ZONE.chain]!.length > f.beneath ||
              (f.k === ORIGIN['by-unit'] ? rules.pointsOf(s, f.c, f.v) : f.n) <= f.dealt
            ) {
              f.pc = 6
              return rules.goOn(s)
            }
            rules.takePriority(s)
            f.pc = 6
            continue
          case 6:
            if (s.passed === 2) return popFrame(s)
            f.pc = 1
            continue
        }
    },

    /** [bd.rules.1] Begins `rule-processing`, which may stop to ask. */
    ruleProcessing(s: State): void {
      if (s.over) return
      goesRound(31)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['rule-processing'], [])
      pushFrame<RuleProcessingFrame>(s, { proc: PROC.ruleProcessingFrame, pc: 0, answer: 0 })
    },

    stepRuleProcessing(s: State, f: RuleProcessingFrame): void {
      switch (f.pc) {
        case 0:
          rules.buryTheWeak(s)
          f.pc = 1
          return rules.lineUp(s)
        case 1 /* after line-up */:
          if (!s.zones[ZONE.field]!.some((c) => rules.isDoomed(s, c))) return popFrame(s)
          goesRound(30)
          rules.buryTheWeak(s)
          return rules.lineUp(s)
      }
    },

    /** [bd.rules.1] */
    isDoomed(s: State, c: number): boolean {
      return (
        rules.isUnit(s, c) &&
        s.place[c] === ZONE.field &&
        (rules.powerOf(s, c) <= 0 || s.wounds[c]! >= rules.powerOf(s, c))
      )
    },

    /** [bd.rules.1] Carries out `bury-the-weak`. */
    buryTheWeak(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['bury-the-weak'], [])
      for (const each of s.zones[ZONE.field]!.filter((c) => rules.isDoomed(s, c))) rules.destroy(s, each)
    },

    /** [bd.rules.2] Begins `line-up`, which may stop to ask. */
    lineUp(s: State): void {
      if (s.over) return
      goesRound(33)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['line-up'], [])
      pushFrame<LineUpFrame>(s, { proc: PROC.lineUpFrame, pc: 0, answer: 0, p: NONE })
    },

    stepLineUp(s: State, f: LineUpFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            if (s.zones[ZONE.waiting]!.length === 0) return popFrame(s)
            goesRound(32)
            f.p = s.zones[ZONE.waiting]!.some((e) => (s.effects[e]?.controller ?? NONE) === s.turnPlayer)
              ? s.turnPlayer
              : nextSeat(s, s.turnPlayer, 1)
            f.pc = 2
            return rules.ask(s, f, 19, f.p, false)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const e2 = f.answer - 1
              f.pc = 1
              return rules.putUpAbility(s, e2)
            }
            refuse(s, 5)
            f.pc = 1
            continue
        }
    },

    /** [bd.rules.2] What may be answered: choose an effect. */
    answersToLineUp(s: State, f: LineUpFrame, out: number[]): void {
      for (const e of s.zones[ZONE.waiting]!) if ((s.effects[e]?.controller ?? NONE) === f.p) out.push(e + 1)
    },

    /** [bd.rules.2] Begins `put-up-ability`, which may stop to ask. */
    putUpAbility(s: State, e: number): void {
      if (s.over) return
      goesRound(34)
      if (happens(s, 1)) noteEvent(s, rules.viewersOf, EVENT['put-up-ability'], [e], [s.effects[e]?.source ?? NONE])
      pushFrame<PutUpAbilityFrame>(s, { proc: PROC.putUpAbilityFrame, pc: 0, answer: 0, e })
    },

    stepPutUpAbility(s: State, f: PutUpAbilityFrame): void {
      switch (f.pc) {
        case 0:
          s.aiming = heldAnew(s, 'aiming', 0, s.effects[f.e]?.source ?? NONE)
          s.aimedAt = []
          f.pc = 1
          return rules.resolveEffect(s, f.e)
        case 1 /* after the effect */:
          s.aiming = NONE
          return popFrame(s)
      }
    },
  }
}
