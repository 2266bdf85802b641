// Compiled from the rules of TagTeam into team-windows.ts: what rules/build-divide/team-windows.rules says. Change the rules, not this file.
// INVARIANT: indexes are seats, cards and zones of the state, so columns are defined wherever they are read.
import { NONE, goesRound, happens, noteEvent, popFrame, pushFrame, reckoned, refuse } from 'houserules/runtime'
import { EVENT, MOVE, ORIGIN, PHASE, PRINTED_TIMING, TIMING } from '../build-divide/names.ts'
import type { DamageCheckFrame, DamageWindowFrame, GoOnFrame, PlayWindowFrame } from '../build-divide/state.ts'
import type { TagTeamRules } from './linked.ts'
import { PROC, ZONE } from './names.ts'
import type { LineUpFrame, SpeakFrame, State } from './state.ts'

export function teamWindowsRules(all: object) {
  const rules = all as TagTeamRules
  return {
    stepPlayWindow(s: State, f: PlayWindowFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            // [802-2]
            rules.takePriority(s)
            // [802-7]
            f.pc = 1
            continue
          case 1:
            goesRound(20)
            // [802-3]
            f.pc = 2
            return rules.ruleProcessing(s)
          case 2 /* after rule-processing */:
            // [802-5]
            f.pc = 3
            return rules.damageCheck(s)
          case 3 /* after damage-check */:
            // [802-6]
            f.pc = 4
            return rules.speak(s)
          case 4 /* after speak */:
            // [802-8]
            f.pc = 5
            return rules.goOn(s)
          case 5 /* after go-on */:
            if (s.passed === 2) return popFrame(s)
            f.pc = 1
            continue
        }
    },

    /** [802-2] Carries out `take-priority`. */
    takePriority(s: State): void {
      if (s.over) return
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['take-priority'], [])
      s.priority = rules.teamOf(s, s.turnPlayer)
      s.passed = 0
    },

    /** [802-6, gap.702-references] Begins `speak`, which may stop to ask. */
    speak(s: State): void {
      if (s.over) return
      goesRound(22)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT.speak, [])
      pushFrame<SpeakFrame>(s, { proc: PROC.speakFrame, pc: 0, answer: 0, p: NONE })
    },

    stepSpeak(s: State, f: SpeakFrame): void {
      switch (f.pc) {
        case 0:
          f.p = rules.voiceOf(s, s.priority)
          // [802-6]
          f.pc = 2
          return rules.ask(s, f, 19, f.p, true)
        case 1 /* after damage-check */:
          return popFrame(s)
        case 2 /* after the answer */:
          if (f.answer === 0) {
            // [802-6]
            f.pc = 3
            return rules.ask(s, f, 20, rules.teammateOf(s, f.p), true)
          }
          // [802-10]
          s.passed = 0
          // [802-10]
          f.pc = 1
          return rules.damageCheck(s)
        case 3 /* after the answer */:
          if (f.answer === 0) {
            // [802-6.1, 802-9]
            s.passed = reckoned(s.passed + 1, 21)
            // [802-9]
            s.priority = rules.opposingOf(s, s.priority)
            return popFrame(s)
          }
          // [802-10]
          s.passed = 0
          // [802-10]
          f.pc = 1
          return rules.damageCheck(s)
      }
    },

    /** What a seat may do at `speak`. */
    offersAtSpeak(s: State, seat: number, out: number[]): void {
      // [802-6.2] quick-cards
      for (const c of s.zones[ZONE.hand + seat]!) {
        if (PRINTED_TIMING[s.def[c]!]! === TIMING.quick) {
          const code = 1 + MOVE.play + 8 * c
          if (!out.includes(code) && rules.canPlay(s, c, seat)) out.push(code)
        }
      }
      // [802-6.4b] normal-cards
      if (rules.isAtLeisure(s, seat)) {
        for (const c of s.zones[ZONE.hand + seat]!) {
          if (PRINTED_TIMING[s.def[c]!]! === TIMING.normal) {
            const code = 1 + MOVE.play + 8 * c
            if (!out.includes(code) && rules.canPlay(s, c, seat)) out.push(code)
          }
        }
      }
      // [802-6.3] quick-abilities
      for (const c of s.zones[ZONE.field]!) {
        if (!rules.isQuickAbility(s, c)) continue
        if (rules.controllerOf(s, c) === seat) {
          const code = 1 + MOVE.activate + 8 * c
          if (!out.includes(code) && rules.canActivate(s, c, seat)) out.push(code)
        }
      }
      // [802-6.4c] normal-abilities
      if (rules.isAtLeisure(s, seat)) {
        for (const c of s.zones[ZONE.field]!) {
          if (!rules.isNormalAbility(s, c)) continue
          if (rules.controllerOf(s, c) === seat) {
            const code = 1 + MOVE.activate + 8 * c
            if (!out.includes(code) && rules.canActivate(s, c, seat)) out.push(code)
          }
        }
      }
      // [802-6.4a, gap.energy-limit] one-to-energy
      if (rules.isAtLeisure(s, seat) && (s.timesChargeDuringTurn[seat] ?? 0) < rules.energyPerTurnOf(s)) {
        for (const c of s.zones[ZONE.hand + seat]!) {
          out.push(1 + MOVE.charge + 8 * c)
        }
      }
      // [bd.gap.conceding] may-concede
      if (s.options[3] === 1 /* conceding: among-the-moves */) out.push(1 + MOVE.concede)
    },

    /** [802-6.4, gap.priority-player] */
    isAtLeisure(s: State, p: number): boolean {
      return (
        p === s.turnPlayer &&
        s.priority === rules.teamOf(s, p) &&
        s.phaseNow === PHASE.main &&
        s.zones[ZONE.chain]!.length === 0 &&
        s.zones[ZONE.packets]!.length === 0 &&
        s.packetsOpen === 0
      )
    },

    /** [802-8, gap.702-references] Begins `go-on`, which may stop to ask. */
    goOn(s: State): void {
      if (s.over) return
      goesRound(23)
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

    /** [802-5, gap.damage-check] Begins `damage-check`, which may stop to ask. */
    damageCheck(s: State): void {
      if (s.over) return
      goesRound(27)
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
            goesRound(24)
            f.held = s.priority
            f.said = s.passed
            s.packetsOpen = reckoned(s.packetsOpen + 1, 25)
            f.pc = 2
            return rules.resolveEffect(s, s.zones[ZONE.packets]![0] ?? NONE)
          case 2 /* after the effect */:
            s.packetsOpen = reckoned(s.packetsOpen - 1, 26)
            s.priority = f.held
            s.passed = f.said
            f.pc = 1
            continue
        }
    },

    /** [802-1, gap.damage-window-end] Begins `damage-window`, which may stop to ask. */
    damageWindow(s: State, q: number, c: number, k: number, n: number, v: number): void {
      if (s.over) return
      goesRound(30)
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
            // [802-2]
            rules.takePriority(s)
            f.pc = 1
            continue
          case 1:
            goesRound(28)
            f.beneath = Math.min(f.beneath, s.zones[ZONE.chain]!.length)
            // [802-3]
            f.pc = 2
            return rules.ruleProcessing(s)
          case 2 /* after rule-processing */:
            // [802-4, gap.waiting-beneath]
            if (
              s.zones[ZONE.chain]!.length > f.beneath ||
              (f.k === ORIGIN['by-unit'] ? rules.pointsOf(s, f.c, f.v) : f.n) <= f.dealt ||
              (s.options[1] !== 0 /* next-point: at-every-return */ && s.passed !== 0)
            ) {
              f.pc = 3
              continue
            }
            f.dealt = reckoned(f.dealt + 1, 29)
            f.pc = 3
            return rules.triggerCheck(s, f.q)
          case 3:
            // [802-5]
            f.pc = 4
            return rules.damageCheck(s)
          case 4 /* after damage-check */:
            // [802-6]
            f.pc = 5
            return rules.speak(s)
          case 5 /* after speak */:
            // [gap.pending-damage]
            if (
              s.passed !== 2 ||
              s.zones[ZONE.chain]!.length > f.beneath ||
              (f.k === ORIGIN['by-unit'] ? rules.pointsOf(s, f.c, f.v) : f.n) <= f.dealt
            ) {
              // [802-8]
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

    /** [1001-1, gap.different-controllers] Begins `line-up`, which may stop to ask. */
    lineUp(s: State): void {
      if (s.over) return
      goesRound(34)
      if (happens(s, 0)) noteEvent(s, rules.viewersOf, EVENT['line-up'], [])
      pushFrame<LineUpFrame>(s, { proc: PROC.lineUpFrame, pc: 0, answer: 0, t2: NONE })
    },

    stepLineUp(s: State, f: LineUpFrame): void {
      for (;;)
        switch (f.pc) {
          case 0:
            f.pc = 1
            continue
          case 1:
            if (s.zones[ZONE.waiting]!.length === 0) return popFrame(s)
            goesRound(33)
            f.t2 = s.zones[ZONE.waiting]!.some(
              (e) => rules.teamOf(s, s.effects[e]?.controller ?? NONE) === rules.teamOf(s, s.turnPlayer),
            )
              ? rules.teamOf(s, s.turnPlayer)
              : rules.opposingOf(s, rules.teamOf(s, s.turnPlayer))
            // [1001-2]
            f.pc = 2
            return rules.ask(s, f, 21, rules.voiceOf(s, f.t2), false)
          case 2 /* after the answer */:
            if (f.answer !== 0) {
              const e2 = f.answer - 1
              f.pc = 1
              return rules.putUpAbility(s, e2)
            }
            refuse(s, 6)
            f.pc = 1
            continue
        }
    },

    /** [1001-2] What may be answered: choose an effect. */
    answersToLineUp(s: State, f: LineUpFrame, out: number[]): void {
      for (const e of s.zones[ZONE.waiting]!)
        if (rules.teamOf(s, s.effects[e]?.controller ?? NONE) === f.t2) out.push(e + 1)
    },
  }
}
