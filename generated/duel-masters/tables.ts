// Compiled from the rules of DuelMasters into tables.ts: tables of what the rules declare. Change the rules, not this file.
// prettier-ignore
import type { DeckRule, EventRow, Frame, GameInfo, GameTables, Holders, Parts, Placed, Settled } from 'houserules/runtime'
import { eventRows, holders, namesIn, placedRules, plainRecord } from 'houserules/runtime'
import { CARD, EVENT, PROC } from './names.ts'
import { PLACES } from './places.ts'
// prettier-ignore
import type {
  AfterMoveFrame2, AllTogetherFrame, AnswerFromHandEffectFrame, AnswerFromHandFrame, AttackCreatureFrame,
  AttackPlayerFrame, BattleFrame, BeginGameFrame, BlockStepFrame, BreakShieldFrame, Break_Frame, CarryAttackFrame,
  CastAgainFrame, ChargeFrame, DealFrame, DefeatFrame, DestroyFrame, DigUpFrame, DoomAllFrame, DoomFrame, DrawAllFrame,
  DrawFrame, EndStepFrame, ForcedAttacksFrame, FushigibirthFrame, InsteadLoseFrame, InsteadMoveFrame, InsteadPutFrame,
  JudgeFrame, MatchFrame, MoveFrame, NinjaStrikeEffectFrame, PayFrame, PlayFrame, PurgeFrame2, PutFrame, ReciteFrame,
  SetUpFrame, SettleOneOfFrame, SpellEffectFrame14, SpellEffectFrame7, SpellEffectFrame8, SpellEffectFrame9, StackFrame,
  State, SwitchEffectFrame, ThrowCopyFrame, TollFrame, TopOnlyFrame, WhenAttack2Frame, WhenAttack4Frame,
  WhenAttackFrame, WhenBreakShield2Frame, WhenBreakShieldFrame, WhenDefeatFrame, WhenEndAttackFrame,
  WhenEndOfTurn4Frame, WhenEndOfTurnFrame, WhenMoveFrame, WhenPut10Frame, WhenPut11Frame, WhenPut13AttackFrame,
  WhenPut16Frame, WhenPut19Frame, WhenPut4Frame, WhenPut5Frame, WhenPut6Frame, WhenPut7Frame, WhenPut8Frame,
} from './state.ts'

/** Options, and the values that each can have. */
export const OPTIONS: GameInfo['options'] = []

/** Events by number, and what each is about. */
// prettier-ignore
export const EVENTS: readonly EventRow[] = [
  ['move', [['main', 'card', 'card'], ['from', 'from', 'zone'], ['to', 'to', 'zone']], []],
  ['create', [['main', 'definition', 'card'], ['to', 'to', 'zone']], []],
  ['shuffle', [['main', 'zone', 'zone']], []],
  ['show', [['main', 'card', 'card'], ['to', 'to', 'player']], []],
  ['resolve', [['main', 'effect', 'effect']], []], ['dismiss', [['main', 'effect', 'effect']], []], ['finish', [], []],
  ['destroy', [['main', 'c', 'card']], ['dm.battle.1']], ['take-back', [['main', 'c', 'card']], ['dm.put.1']],
  ['reveal', [['main', 'c', 'card'], ['by', 'p', 'player']], ['dm.put.4']],
  ['look-at', [['main', 'seen', 'set of card'], ['by', 'p', 'player']], ['dm.put.4']],
  ['draw', [['main', 'n', 'number'], ['by', 'p', 'player']], ['dm.turn.3']],
  ['shield-up', [['main', 'n', 'number'], ['by', 'p', 'player']], ['dm.shield.1']],
  ['draw-all', [['main', 'n', 'number'], ['by', 'p', 'player']], ['dm.turn.3']],
  ['shield-up-all', [['main', 'n', 'number'], ['by', 'p', 'player']], ['dm.shield.1']],
  ['mill', [['main', 'n', 'number'], ['by', 'p', 'player']], ['dm.put.1']],
  ['ramp', [['main', 'n', 'number'], ['by', 'p', 'player']], ['dm.put.1']],
  ['match', [], ['dm.start.1']], ['set-up', [], ['dm.start.1']], ['deal', [['by', 'p', 'player']], ['dm.start.1']],
  ['begin-game', [['by', 'p', 'player']], ['dm.start.1']], ['turn', [['by', 'p', 'player']], ['dm.turn.1']],
  ['steps-of-turn', [['by', 'p', 'player']], ['dm.turn.1']],
  ['start-step', [['by', 'p', 'player']], ['dm.turn.2']],
  ['start-of-turn', [['by', 'p', 'player']], ['dm.turn.2']],
  ['draw-step', [['by', 'p', 'player']], ['dm.turn.3']], ['charge-step', [['by', 'p', 'player']], ['dm.turn.4']],
  ['charge', [['main', 'c', 'card'], ['by', 'p', 'player']], ['dm.turn.4']],
  ['main-step', [['by', 'p', 'player']], ['dm.turn.5']], ['attack-step', [['by', 'p', 'player']], ['dm.turn.6']],
  ['forced-attacks', [['by', 'p', 'player']], ['dm.turn.6']],
  ['end-step', [['by', 'p', 'player']], ['dm.turn.7']], ['end-of-turn', [['by', 'p', 'player']], ['dm.turn.7']],
  ['pass-turn', [], ['dm.turn.8']], ['skip-turn', [['by', 'p', 'player']], ['dm.turn.9']],
  ['gain-turn', [['by', 'p', 'player']], ['dm.turn.8']], ['lose', [['by', 'p', 'player']], ['dm.lose.1']],
  ['settle-losses', [], ['dm.lose.5']],
  ['doom', [['main', 'q', 'player'], ['by', 'p', 'player']], ['dm.lose.3']],
  ['doom-all', [['by', 'p', 'player']], ['dm.lose.3']], ['win', [['by', 'p', 'player']], ['dm.lose.4']],
  ['play', [['main', 'c', 'card'], ['as', 'f', 'definition'], ['by', 'p', 'player']], ['dm.use.1']],
  ['pay', [['main', 'n', 'number'], ['for', 'vs', 'set of civilization'], ['by', 'p', 'player']], ['dm.cost.1']],
  ['tap-for', [['main', 'm', 'card']], ['dm.cost.1']],
  ['count-use', [['main', 'f', 'definition'], ['by', 'p', 'player']], ['dm.use.2']],
  ['use', [['main', 'c', 'card'], ['as', 'f', 'definition'], ['by', 'p', 'player']], ['dm.use.2']],
  ['cast', [['main', 'c', 'card'], ['as', 'f', 'definition'], ['by', 'p', 'player']], ['dm.use.2']],
  ['spell-effect', [['main', 'c', 'card'], ['by', 'p', 'player']], ['dm.use.2']],
  ['recite', [['main', 'f', 'definition'], ['with', 'c', 'card'], ['by', 'p', 'player']], ['dm.use.3']],
  ['summon', [['main', 'c', 'card'], ['by', 'p', 'player']], ['dm.use.2']],
  ['place', [['main', 'c', 'card'], ['by', 'p', 'player']], ['dm.use.2']],
  ['put', [['main', 'c', 'card'], ['by', 'p', 'player']], ['dm.put.2']],
  ['arrive', [['main', 'f', 'definition'], ['by', 'p', 'player']], ['dm.put.2']],
  ['attack-player', [['main', 'q', 'player'], ['with', 'a', 'card'], ['by', 'p', 'player']], ['dm.attack.1']],
  ['attack-creature', [['main', 't', 'card'], ['with', 'a', 'card'], ['by', 'p', 'player']], ['dm.attack.1']],
  ['carry-attack', [['main', 'a', 'card'], ['by', 'p', 'player']], ['dm.attack.1']],
  ['clash', [['main', 'a', 'card'], ['by', 'p', 'player']], ['dm.attack.1']],
  ['forget-attack', [], ['dm.attack.5']],
  ['attack', [['main', 'a', 'card'], ['by', 'p', 'player']], ['dm.attack.1']],
  ['end-attack', [['main', 'a', 'card'], ['by', 'p', 'player']], ['dm.attack.5']],
  ['carry-out', [['main', 'a', 'card'], ['by', 'p', 'player']], ['dm.attack.4']],
  ['strike-home', [['main', 'a', 'card'], ['by', 'p', 'player']], ['dm.attack.4']],
  ['block-step', [['by', 'p', 'player']], ['dm.block.1']],
  ['block', [['with', 'b', 'card'], ['by', 'q', 'player']], ['dm.block.1']],
  ['guard', [['with', 'b', 'card'], ['by', 'q', 'player']], ['dm.block.2']],
  ['redirect', [['main', 'b', 'card']], ['dm.block.1']],
  ['battle', [['main', 'a', 'card'], ['with', 't', 'card']], ['dm.battle.1']],
  ['defeat', [['main', 't', 'card'], ['with', 'a', 'card']], ['dm.battle.1']],
  ['break', [['main', 'n', 'number'], ['from', 'q', 'player'], ['with', 'a', 'card'], ['by', 'p', 'player']],
    ['dm.break.1']],
  ['break-shield', [['main', 's', 'card'], ['with', 'a', 'card'], ['by', 'p', 'player']], ['dm.break.1']],
  ['resolve-waiting', [], ['dm.wait.1']], ['settle-one', [], ['dm.wait.1']],
  ['settle-one-of', [['main', 'p', 'player']], ['dm.wait.1']],
  ['settle-own', [['by', 'p', 'player']], ['dm.wait.3']], ['bury-the-weak', [], ['dm.battle.2']],
  ['declarations', [['by', 'p', 'player']], ['dm.wait.3']], ['declare', [['by', 'p', 'player']], ['dm.wait.3']],
  ['settle-instead', [], ['dm.instead.1']],
  ['look-at-shields', [['by', 'p', 'player']], ['dm.trigger.1', 'dm.gstrike.1']],
  ['answer-with', [['main', 'c', 'card'], ['by', 'p', 'player']], ['dm.trigger.1', 'dm.gstrike.1']],
  ['ninja-strike', [['main', 'this', 'card'], ['by', 'you', 'player']], ['dm.ninja.1']],
  ['stack', [['main', 'c', 'card'], ['on', 'b', 'card']], ['dm.evolve.1']],
  ['throw-copy', [['main', 'k', 'card'], ['by', 'p', 'player']], ['dm.smax.1']],
  ['play-g-zero', [['main', 'c', 'card'], ['by', 'p', 'player']], ['dm.gzero.1']],
  ['galaxshield', [['main', 'c', 'card'], ['by', 'p', 'player']], ['dm.galaxshield.1']],
  ['kirifudash', [['main', 'c', 'card'], ['by', 'p', 'player']], ['dm.kirifuda.1']],
  ['fushigibirth', [['main', 'c', 'card'], ['with', 'b', 'card'], ['by', 'p', 'player']], ['dm.fushigi.1']],
  ['judge', [['with', 'q', 'player'], ['by', 'p', 'player']], ['dm.judge.1']],
  ['win-judge', [['with', 'q', 'player'], ['by', 'p', 'player']], ['dm.judge.1']],
  ['lose-judge', [['with', 'q', 'player'], ['by', 'p', 'player']], ['dm.judge.1']],
  ['cast-again', [['main', 'this', 'card'], ['by', 'you', 'player']], ['dm.cards.1']],
  ['purge', [['main', 'k', 'card'], ['by', 'p', 'player']], ['dm.cards.1']],
  ['toll', [['by', 'q', 'player']], ['dm.cards.1']],
  ['hush', [['main', 'k', 'card'], ['by', 'p', 'player']], ['dm.cards.1']],
  ['draw-away', [['main', 'this', 'card'], ['to', 'b', 'card'], ['by', 'you', 'player']], ['dm.cards.1']],
  ['answer-from-hand', [['main', 'this', 'card'], ['by', 'you', 'player']], ['dm.cards.1']],
  ['switch', [['main', 'this', 'card'], ['by', 'you', 'player']], ['dm.field.2']],
  ['dig-up', [['main', 'c', 'card'], ['by', 'you', 'player']], ['dm.cards.1']],
  ['turn-up-top', [['by', 'p', 'player']], ['dm.cards.1']],
  ['comet', [['main', 'this', 'card'], ['by', 'you', 'player']], ['dm.cards.1']],
  ['build-deck', [['by', 'p', 'player']], ['dm.start.1']],
]

/** Zone families. */
// prettier-ignore
export const ZONES: GameInfo['zones'] = [
  { name: 'waiting', perSeat: false, holds: 'effects' }, { name: 'applicable', perSeat: false, holds: 'effects' },
  { name: 'lasting', perSeat: false, holds: 'effects' }, { name: 'deck', perSeat: true, holds: 'cards' },
  { name: 'hand', perSeat: true, holds: 'cards', held: true },
  { name: 'shields', perSeat: true, holds: 'cards' }, { name: 'mana', perSeat: true, holds: 'cards' },
  { name: 'graveyard', perSeat: true, holds: 'cards' }, { name: 'battle', perSeat: true, holds: 'cards' },
  { name: 'beneath', perSeat: true, holds: 'cards' }, { name: 'nowhere', perSeat: true, holds: 'cards' },
]

/** Rules that can be named as a reason, by number. */
// prettier-ignore
export const RULES: Placed['rules'] = [
  ['only if', 'only-if', ['dm.cost.1'], 'only if count of (each card m in mana of p where m is not tapped) >= due-now'],
  ['pay', 'choice', ['dm.cost.1'], 'choose card m in mana of p where m is spare and v in civilizations of m by p'],
  ['pay', 'choice', ['dm.cost.1'], 'choose card m in mana of p where m is spare by p'],
  ['put', 'choice', ['dm.put.2'], 'choose creature b in battle of p where b bears f by p'],
  ['break', 'choice', ['dm.break.1'], 'choose n card s in shields of q as broken by p'],
  ['settle-one-of', 'choice', ['dm.wait.1'], 'choose effect e in waiting where controller of e = p by p'],
  ['settle-instead', 'choice', ['dm.instead.1'], 'choose effect e in applicable where controller of e = p by p'],
  ['throw-copy', 'choice', ['dm.smax.1'], 'choose card c in hand of p where definition of c = definition of k by p'],
  ['only if', 'only-if', ['dm.cards.1'], 'only if you may recite f with this'],
  ['toll', 'choice', ['dm.cards.1'], 'choose card c in hand of q by q'],
  ['toll', 'choice', ['dm.cards.1'], 'choose creature b in battle of q by q'],
  ['answer-from-hand', 'choice', ['dm.cards.1'],
    'choose 3 card t in battle of you where t is tamaseed and t is not tapped as sealed'],
  ['only if', 'only-if', ['dm.cards.1'],
    'only if count of sealed = 3 and some card t in sealed where light in civilizations of t'],
  ['turn-up-top', 'choice', ['dm.cards.1'], 'choose card c in top of (deck of p, 1)'],
  ['spell-effect', 'choice', ['dm.cards.1'], 'choose creature c in battle of opponent where power of c <= 6000'],
  ['spell-effect', 'choice', ['dm.cards.1'], 'choose creature c in battle of opponent'],
  ['spell-effect', 'choice', ['dm.cards.1'],
    'choose card c in graveyard of you where c is summonable and (cost of creature-face of c or 0) <= 5'],
  ['spell-effect', 'choice', ['dm.cards.1'], 'choose card c in hand of opponent by opponent'],
  ['spell-effect', 'choice', ['dm.cards.1'],
    'choose card c in graveyard of you where c is summonable and darkness in civilizations of creature-face of c and (cost of creature-face of c or 0) <= 4'],
  ['spell-effect', 'choice', ['dm.cards.1'], 'choose creature c in battle of opponent'],
  ['spell-effect', 'choice', ['dm.cards.1'], 'choose creature c in battle of opponent where (cost of c or 0) <= 8'],
  ['spell-effect', 'choice', ['dm.cards.1'],
    'choose card c in graveyard of you where c is summonable and (cost of creature-face of c or 0) <= 8'],
  ['spell-effect', 'choice', ['dm.cards.1'], 'choose creature c in battle of opponent'],
  ['spell-effect', 'choice', ['dm.cards.1'], 'choose creature c in battle of opponent'],
  ['spell-effect', 'choice', ['dm.cards.1'], 'choose creature c in battle of opponent'],
  ['hush', 'choice', ['dm.cards.1'], 'choose number n in 0..20'],
  ['switch-effect', 'choice', ['dm.field.2'],
    'choose 0..1 card c in hand of you where some definition f in faces of c where f is spell and water in civilizations of f and (cost of f or 0) <= 7 as wanted'],
  ['switch-effect', 'choice', ['dm.field.2'],
    'choose definition f in faces of c where f is spell and water in civilizations of f and (cost of f or 0) <= 7'],
  ['when-break-shield', 'choice', ['dm.trigger.1'],
    'choose definition f in faces of this where shield-trigger in keywords of f'],
  ['when-break-shield-2', 'choice', ['dm.gstrike.1'], 'choose creature c in battle of opponent'],
  ['when-end-attack', 'choice', ['dm.cards.1'], 'choose 0..1 card c in copies-there as found'],
  ['when-put-4', 'choice', ['dm.cards.1'],
    'choose 0..7 card c in milled where c in graveyard of you and some definition f in faces of c where water in civilizations of f and (cost of f or 0) <= 7 as wanted'],
  ['when-put-4', 'choice', ['dm.cards.1'],
    'choose definition f in faces of c where water in civilizations of f and (cost of f or 0) <= 7'],
  ['when-put-5', 'choice', ['dm.cards.1'], 'choose 0..40 card c in hand of you where c is summonable as wanted'],
  ['when-put-7', 'choice', ['dm.cards.1'], 'choose 1 creature c in battle of opponent as slain'],
  ['when-put-7', 'choice', ['dm.cards.1'], 'choose card m in mana of opponent'],
  ['when-cast', 'choice', ['dm.cards.1'], 'choose creature c in battle of opponent'],
  ['when-attack', 'choice', ['dm.cards.1'], 'choose 0..2 creature c in battle as away'],
  ['when-put-10', 'choice', ['dm.cards.1'], 'choose 0..1 card c in shinobi-there as found'],
  ['when-put-11', 'choice', ['dm.cards.1'], 'choose 0..1 card c in hand of q as thrown'],
  ['when-put-12', 'choice', ['dm.cards.1'],
    'choose 0..1 card c in hand of you + graveyard of you where some definition f in faces of c where f is spell and (cost of f or 0) <= 7 as wanted'],
  ['when-put-12', 'choice', ['dm.cards.1'],
    'choose definition f in faces of c where f is spell and (cost of f or 0) <= 7'],
  ['when-end-of-turn-4', 'choice', ['dm.cards.1'],
    'choose 1 creature c in battle of opponent where power of c <= 5500 as slain'],
  ['when-defeat', 'choice', ['dm.cards.1'],
    'choose 0..1 card c in seen where c is summonable and light in civilizations of creature-face of c and (cost of creature-face of c or 0) <= 6 and not creature-face of c is evolving as found'],
  ['when-attack-3', 'choice', ['dm.cards.1'], 'choose creature c in battle of opponent'],
  ['when-attack-4', 'choice', ['dm.cards.1'],
    'choose 0..1 card c in lowest-two where definition of c is evolving and (cost of c or 0) <= 5 as risen'],
  ['when-attack-4', 'choice', ['dm.cards.1'],
    'choose 0..1 card c in lowest-two where c is tamaseed and (cost of c or 0) <= 5 and c not in risen as sown'],
  ['when-put-19', 'choice', ['dm.cards.1'], 'choose 0..1 card c in hand of you as thrown'],
  ['when-put-19', 'choice', ['dm.cards.1'], 'choose 0..1 card c in graveyard of you as sown'],
  ['when-put-21', 'choice', ['dm.cards.1'], 'choose creature c in battle of opponent'],
  ['open-steps', 'must-act', ['dm.turn.4', 'dm.turn.5'],
    'open-steps: player p is always asked at charge-step or main-step'],
  ['open-shields', 'must-act', ['dm.trigger.1'], 'open-shields: player p is always asked at look-at-shields'],
  ['open-declarations', 'must-act', ['dm.ninja.1'],
    'open-declarations: player p is always asked at declare if hand of p is not empty'],
  ['open-end-of-attack', 'must-act', ['dm.kirifuda.1'],
    'open-end-of-attack: player p is always asked at end-attack if hand of p is not empty and times (break-shield) during carry-attack > 0'],
  ['cannot-move', 'cannot', ['dm.cards.1'],
    'cannot move card c from graveyard if this in battle and owner of c = opponent'],
  ['cannot-move-2', 'cannot', ['dm.cards.1'],
    'cannot move card c from mana if this in battle and owner of c = opponent'],
  ['cannot-move-3', 'cannot', ['dm.cards.1'],
    'cannot move this from battle to zone z if turn-player = you and z is not graveyard'],
  ['lasting-cannot-move', 'cannot', ['dm.cards.1'], 'cannot move creature c from battle if owner of c = you'],
  ['cannot-destroy', 'cannot', ['dm.cards.1'],
    'cannot destroy card c if this in battle and c in fighters and owner of c = you and times (redirect c) during carry-attack > 0'],
  ['no-first-draw', 'cannot', ['dm.start.4'], 'no-first-draw: player p cannot draw-step if turn-number = 1'],
  ['settle-losses only if', 'only-if', ['dm.lose.5'], 'only if some player p where p is out'],
  ['uncastable', 'cannot', ['dm.use.4'],
    'uncastable: player p cannot play card c as definition f or use card c as definition f if f is spell and not p may cast c as f'],
  ['unputtable', 'cannot', ['dm.use.4'],
    'unputtable: player p cannot play card c as definition f or use card c as definition f if f is not spell and not p may put c'],
  ['play', 'announcement', ['dm.use.1'], 'play'],
  ['cannot-use', 'cannot', ['dm.cards.1'],
    'cannot use card c by opponent if this in battle and c in graveyard and spell-card in kinds of c'],
  ['cannot-use-2', 'cannot', ['dm.cards.1'],
    'cannot use card c by opponent if this in battle and c in mana and spell-card in kinds of c'],
  ['cannot-cast', 'cannot', ['dm.cards.1'],
    'cannot cast as definition f by opponent if this in battle and f is not multicolored'],
  ['cannot-cast-2', 'cannot', ['dm.cards.1'],
    'cannot cast as definition f by opponent if this in battle and (cost of f or 0) <= 5 and you has-maze-over opponent'],
  ['lasting-cannot-cast', 'cannot', ['dm.cards.1'], 'cannot cast by q'],
  ['lasting-cannot-cast-2', 'cannot', ['dm.cards.1'], 'cannot cast as definition f by q if cost of f = n'],
  ['unrecited', 'cannot', ['dm.use.4'],
    'unrecited: player p cannot recite definition f with card c if not p may cast c as f'],
  ['put only if', 'only-if', ['dm.put.2'], 'only if not creature-face of c is spell'],
  ['put only if', 'only-if', ['dm.evolve.1'],
    'only if not creature-face of c is laid-on or some creature b in battle of p where b bears creature-face of c'],
  ['put only if', 'only-if', ['dm.smax.2'],
    'only if s-max not in keywords of creature-face of c or no card d in battle of p where s-max in keywords of d'],
  ['tapped-rest', 'cannot', ['dm.attack.1'],
    'tapped-rest: player p cannot attack-player with tapped a or attack-creature with tapped a'],
  ['sick-rest', 'cannot', ['dm.attack.2'],
    'sick-rest: player p cannot attack-player with card a if a is sick and a is not speed-attacker'],
  ['cannot-attack-player', 'cannot', ['dm.cards.1'],
    'cannot attack-player player q with card a by opponent if this in battle and q = you and arrived of a = turn-number'],
  ['lasting-cannot-attack-player', 'cannot', ['dm.cards.1'], 'cannot attack-player with card c by q if cost of c = n'],
  ['lasting-cannot-attack-player-2', 'cannot', ['dm.gstrike.1'], 'cannot attack-player with card a if a = c'],
  ['sick-hold', 'cannot', ['dm.attack.2'],
    'sick-hold: player p cannot attack-creature with card a if a is sick and a is not speed-attacker and a is not mach-fighter'],
  ['lasting-cannot-attack-creature', 'cannot', ['dm.cards.1'],
    'cannot attack-creature with card c by q if cost of c = n'],
  ['lasting-cannot-attack-creature-2', 'cannot', ['dm.gstrike.1'], 'cannot attack-creature with card a if a = c'],
  ['needs-blocker', 'cannot', ['dm.block.1'],
    'needs-blocker: player q cannot block with card b if b is not blocker or b is tapped'],
  ['lasting-cannot-block', 'cannot', ['dm.cards.1'], 'cannot block with card c by q if cost of c = n'],
  ['needs-guardman', 'cannot', ['dm.block.2'],
    'needs-guardman: player q cannot guard with card b if b is not guardman or b is tapped'],
  ['lasting-cannot-guard', 'cannot', ['dm.cards.1'], 'cannot guard with card c by q if cost of c = n'],
  ['cannot-ninja-strike', 'cannot', ['dm.ninja.2'],
    'cannot ninja-strike this if count of mana of owner of this < (ninja-strike of this or 0)'],
  ['once-an-attack', 'cannot', ['dm.ninja.2'],
    'once-an-attack: player p cannot ninja-strike if times (ninja-strike by p) during carry-attack > 0'],
  ['throw-copy only if', 'only-if', ['dm.smax.1'],
    'only if some card c in hand of p where definition of c = definition of k'],
  ['galaxshield', 'announcement', ['dm.galaxshield.1'], 'galaxshield'],
  ['kirifudash', 'announcement', ['dm.kirifuda.1'], 'kirifudash'],
  ['fushigibirth', 'announcement', ['dm.fushigi.1'], 'fushigibirth'],
  ['cast-again', 'announcement', ['dm.cards.1'], 'cast-again'],
  ['answer-from-hand', 'announcement', ['dm.cards.1'], 'answer-from-hand'],
  ['dig-up', 'announcement', ['dm.cards.1'], 'dig-up'],
  ['full-deck', 'deck', ['dm.deck.1'],
    'full-deck: refuse deck of player p "not as many cards as a deck has" if count of main-deck of p != deck-size'],
  ['copies-of-a-name', 'deck', ['dm.deck.2'],
    'copies-of-a-name: refuse deck of player p with definition d in main-deck of p where copies of (d, main-deck of p) > allowed-copies of d "more copies than are allowed"'],
  ['refuse-deck', 'deck', ['dm.deck.3'],
    'refuse deck of player p with definition d in main-deck of p where d is not admitted "banned"'],
  ['elsewhere', 'deck', ['dm.deck.4'],
    'elsewhere: refuse deck of player p with definition d in main-deck of p where begins of d is not none "no card of the deck"'],
  ['refuse-deck-2', 'deck', ['dm.face.1'],
    'refuse deck of player p with definition d in main-deck of p where d is not whole "one side of a card"'],
  ['may-charge', 'may', ['dm.turn.4'], 'player p may charge card c in hand of p at charge-step'],
  ['may-play', 'may', ['dm.use.1'],
    'player p may play at-hand c as definition f in faces of c at main-step if holder of c = p'],
  ['may-attack-player', 'may', ['dm.attack.1'],
    'player p may attack-player player q with creature a in battle of p at attack-step or forced-attacks if q opposes p'],
  ['may-attack-creature', 'may', ['dm.attack.1'],
    'player p may attack-creature assailable t in battle with creature a in battle of p at attack-step or forced-attacks if owner of t opposes p'],
  ['may-block', 'may', ['dm.block.1'], 'player q may block with creature b in battle of q at block-step'],
  ['may-guard', 'may', ['dm.block.2'],
    'player q may guard with creature b in battle of q at block-step if target-card is not none and target-card != b'],
  ['may-answer-with', 'may', ['dm.trigger.1', 'dm.gstrike.1'],
    'player p may answer-with unused c in hand of p at look-at-shields if c in broken-shields and some effect e in waiting where source of e = c'],
  ['may-ninja-strike', 'may', ['dm.ninja.1'],
    'you may ninja-strike this at declare if this is at-hand and acting is not none and owner of acting opposes you'],
  ['may-play-g-zero', 'may', ['dm.gzero.1'],
    'player p may play-g-zero g-zero c at main-step if c is at-hand and holder of c = p and p may use c as definition of c'],
  ['may-galaxshield', 'may', ['dm.galaxshield.1'],
    'player p may galaxshield at-hand c at main-step if holder of c = p and galaxshield of c is not none'],
  ['may-kirifudash', 'may', ['dm.kirifuda.1'],
    'player p may kirifudash at-hand c at end-attack if holder of c = p and kirifudash of c is not none and times (break-shield) during carry-attack > 0'],
  ['may-fushigibirth', 'may', ['dm.fushigi.1'],
    'player p may fushigibirth fushigi c in graveyard of p with creature b in battle of p at main-step'],
  ['may-play-2', 'may', ['dm.cards.1'], 'you may play this as 《絶望と反魂と滅殺の決断》 at main-step if this in graveyard of you'],
  ['may-cast-again', 'may', ['dm.cards.1'], 'you may cast-again this at main-step if this in battle of you'],
  ['may-draw-away', 'may', ['dm.cards.1'],
    'you may draw-away this to card b in battle of you at block-step if this in battle of you and this is tapped and (b = this or b is tapped) and b is creature'],
  ['may-answer-from-hand', 'may', ['dm.cards.1'],
    'you may answer-from-hand this at declare if this in hand of you and acting is not none and acting = attacker and owner of acting opposes you'],
  ['may-switch', 'may', ['dm.field.2'],
    'you may switch this at declare if this in battle of you and this is not switched and acting is not none and acting = attacker and target-player = you and owner of acting opposes you'],
  ['may-dig-up', 'may', ['dm.cards.1'],
    'you may dig-up card c in mana of you at main-step if this in battle of you and c is summonable and times (dig-up by you) during turn = 0'],
  ['may-comet', 'may', ['dm.cards.1'],
    'you may comet this at declare if this is at-hand and (ending or you) != you and unpaid-deeds of (ending or you) > 0 and no card c in battle of you where c = 《流星のガイアッシュ・カイザー》'],
]

export const CARDS: readonly string[] = namesIn(CARD)

/** What does not change while the game is played. */
// prettier-ignore
export const TABLES: GameTables = {
  seats: { from: 2, to: 2, clauses: ['dm.player.1'], place: PLACES.folder + PLACES.seats }, options: OPTIONS,
  events: eventRows(EVENTS), rules: placedRules(PLACES, RULES), cards: CARDS, zones: ZONES, decks: ['main-deck'],
  board: { shows: ['battle', 'shields', 'mana'],
    leavesOut: ['tapped-now', 'broken-shields', 'for-all', 'regular', 'ending', 'acting', 'resolving'], sorts: [] },
}

/** Where the game asks, by number from 1. */
// prettier-ignore
export const SITES: Placed['sites'] = [
  { kind: 'act', at: 'charge-step', prompt: 'charge-step', clauses: ['dm.turn.4'], attended: true,
    said: [{ asked: true }, ' may charge a card'] },
  { kind: 'act', at: 'main-step', prompt: 'main-step', clauses: ['dm.turn.5'], loop: true, attended: true,
    said: [{ asked: true }, ' may act in the main step'] },
  { kind: 'act', at: 'attack-step', prompt: 'attack-step', clauses: ['dm.turn.6'],
    said: [{ asked: true }, ' may attack now'] },
  { kind: 'act', at: 'forced-attacks', prompt: 'forced-attacks', clauses: ['dm.turn.6'],
    said: [{ asked: true }, ' has to attack'] },
  { kind: 'choose', at: 'pay', prompt: 'choose a card', clauses: ['dm.cost.1'], value: 'card',
    said: [{ asked: true }, ' taps'] },
  { kind: 'choose', at: 'pay', prompt: 'choose a card', clauses: ['dm.cost.1'], value: 'card',
    said: [{ asked: true }, ' taps'] },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the spell'] },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the spell'] },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose a card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the spell'] },
  { kind: 'one-of', at: 'spell-effect', prompt: 'choose some of these', clauses: ['dm.cards.1'],
    branches: ['choose card c in hand of opponent by opponent', 'choose card c in graveyard of you',
      'choose creature c in battle of opponent'],
    lines: ['choose a card in hand of opponent by opponent and move it to graveyard of owner of it',
      'choose a card in graveyard of you and put it',
      'choose a creature card in battle of opponent and during turn: except power of c -= 4000'],
    said: [{ asked: true }, ' chooses for the spell'] },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose a card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the spell'] },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose a card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the spell'] },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the spell'] },
  { kind: 'one-of', at: 'spell-effect', prompt: 'choose some of these', clauses: ['dm.cards.1'],
    branches: ['choose creature c in battle of opponent where (cost of c or 0) <= 8',
      'choose card c in graveyard of you where c is summonable and (cost of creature-face of c or 0) <= 8'],
    lines: ['choose a creature card in battle of opponent and destroy it',
      'choose a card in graveyard of you and put it'],
    said: [{ asked: true }, ' chooses for the spell'] },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the spell'] },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose a card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the spell'] },
  { kind: 'one-of', at: 'spell-effect', prompt: 'choose some of these', clauses: ['dm.cards.1'],
    branches: ['choose creature c in battle of opponent', 'each creature c in battle of opponent'],
    lines: ['choose a creature card in battle of opponent and move it to deck of owner of it and …',
      'each creature in battle of opponent becomes tapped'],
    said: [{ asked: true }, ' chooses for the spell'] },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the spell'] },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the spell'] },
  { kind: 'choose', at: 'spell-effect', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the spell'] },
  { kind: 'choose', at: 'put', prompt: 'choose a creature card', clauses: ['dm.put.2'], value: 'card',
    said: [{ asked: true }, ' chooses for the creature'] },
  { kind: 'act', at: 'end-attack', prompt: 'end-attack', clauses: ['dm.kirifuda.1'], attended: true,
    said: [{ asked: true }, ' may act as the attack ends'] },
  { kind: 'act', at: 'block-step', prompt: 'block-step', clauses: ['dm.block.1'],
    said: [{ asked: true }, ' may block'] },
  { kind: 'choose', at: 'break', prompt: 'choose cards as broken', clauses: ['dm.break.1'], value: 'card',
    said: [{ asked: true }, ' chooses the shields to break'] },
  { kind: 'choose', at: 'settle-one-of', prompt: 'choose an effect', clauses: ['dm.wait.1'], value: 'effect',
    said: [{ asked: true }, ' chooses what comes first'] },
  { kind: 'may', at: 'settle-one-of', prompt: 'resolve e?', clauses: ['dm.wait.1'],
    said: [{ asked: true }, ' may use what was set off'] },
  { kind: 'act', at: 'declare', prompt: 'declare', clauses: ['dm.wait.3'], attended: true,
    said: [{ asked: true }, ' declares'] },
  { kind: 'choose', at: 'settle-instead', prompt: 'choose an effect', clauses: ['dm.instead.1'], value: 'effect',
    said: [{ asked: true }, ' chooses what happens instead'] },
  { kind: 'act', at: 'look-at-shields', prompt: 'look-at-shields', clauses: ['dm.trigger.1', 'dm.gstrike.1'],
    loop: true, attended: true, said: [{ asked: true }, ' shows what is to be used of the broken shields'] },
  { kind: 'choose', at: 'throw-copy', prompt: 'choose a card', clauses: ['dm.smax.1'], value: 'card',
    said: [{ asked: true }, ' throws away another of the same'] },
  { kind: 'choose', at: 'toll', prompt: 'choose a card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses what to give'] },
  { kind: 'choose', at: 'toll', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses what to give'] },
  { kind: 'choose', at: 'hush', prompt: 'choose a number', clauses: ['dm.cards.1'], value: 'number', bias: 1000001,
    said: [{ asked: true }, ' names a cost'] },
  { kind: 'choose', at: 'answer-from-hand', prompt: 'choose 3 cards as sealed', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' seals three cards'] },
  { kind: 'choose', at: 'switch', prompt: 'choose 0 to 1 card as wanted', clauses: ['dm.field.2'], value: 'card',
    said: [{ asked: true }, ' may choose a card to come instead'] },
  { kind: 'choose', at: 'switch', prompt: 'choose a definition', clauses: ['dm.field.2'], value: 'definition',
    said: [{ asked: true }, ' may choose a card to come instead'] },
  { kind: 'choose', at: 'turn-up-top', prompt: 'choose a card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' turns up the top card'] },
  { kind: 'choose', at: 'break-shield', prompt: 'choose a definition', clauses: ['dm.trigger.1'], value: 'definition',
    said: [{ asked: true }, ' chooses for the shield'] },
  { kind: 'choose', at: 'break-shield', prompt: 'choose a creature card', clauses: ['dm.gstrike.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the shield'] },
  { kind: 'one-of', at: 'lose', prompt: 'choose one of these', clauses: ['dm.smax.1'],
    branches: ['destroy', 'throw-copy'], said: [{ asked: true }, ' chooses what to do instead'] },
  { kind: 'choose', at: 'end-attack', prompt: 'choose 0 to 1 card as found', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' may choose a card'] },
  { kind: 'choose', at: 'put', prompt: 'choose 0 to 7 cards as wanted', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the creature'] },
  { kind: 'choose', at: 'put', prompt: 'choose a definition', clauses: ['dm.cards.1'], value: 'definition',
    said: [{ asked: true }, ' chooses for the creature'] },
  { kind: 'choose', at: 'put', prompt: 'choose 0 to 40 cards as wanted', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the creature'] },
  { kind: 'choose', at: 'put', prompt: 'choose 1 creature card as slain', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the creature'] },
  { kind: 'choose', at: 'put', prompt: 'choose a card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the creature'] },
  { kind: 'choose', at: 'cast', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses a creature'] },
  { kind: 'may', at: 'put', prompt: 'move each card c in top of (deck of you, 7) to graveyard of you and …?',
    clauses: ['dm.cards.1'], said: [{ asked: true }, ' may put seven cards from the deck into the graveyard'] },
  { kind: 'choose', at: 'attack', prompt: 'choose 0 to 2 creature cards as away', clauses: ['dm.cards.1'],
    value: 'card', said: [{ asked: true }, ' chooses for the attack'] },
  { kind: 'choose', at: 'put', prompt: 'choose 0 to 1 card as found', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the creature'] },
  { kind: 'choose', at: 'put', prompt: 'choose 0 to 1 card as thrown', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the creature'] },
  { kind: 'may', at: 'attack', prompt: 'going becomes yes?', clauses: ['dm.cards.1'],
    said: [{ asked: true }, ' may judge once more'] },
  { kind: 'choose', at: 'put', prompt: 'choose 0 to 1 card as wanted', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the creature'] },
  { kind: 'choose', at: 'put', prompt: 'choose a definition', clauses: ['dm.cards.1'], value: 'definition',
    said: [{ asked: true }, ' chooses for the creature'] },
  { kind: 'choose', at: 'end-of-turn', prompt: 'choose 1 creature card as slain', clauses: ['dm.cards.1'],
    value: 'card', said: [{ asked: true }, ' chooses a creature'] },
  { kind: 'may', at: 'end-of-turn', prompt: 'draw 1?', clauses: ['dm.cards.1'],
    said: [{ asked: true }, ' may draw a card'] },
  { kind: 'choose', at: 'defeat', prompt: 'choose 0 to 1 card as found', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' may choose a card'] },
  { kind: 'choose', at: 'attack', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the attack'] },
  { kind: 'choose', at: 'attack', prompt: 'choose 0 to 1 card as risen', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the attack'] },
  { kind: 'choose', at: 'attack', prompt: 'choose 0 to 1 card as sown', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the attack'] },
  { kind: 'choose', at: 'put', prompt: 'choose 0 to 1 card as thrown', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the creature'] },
  { kind: 'choose', at: 'put', prompt: 'choose 0 to 1 card as sown', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the creature'] },
  { kind: 'choose', at: 'put', prompt: 'choose a creature card', clauses: ['dm.cards.1'], value: 'card',
    said: [{ asked: true }, ' chooses for the creature'] },
]

/** What could go on without an end, by number. */
// prettier-ignore
export const LOOPS: Placed['loops'] = [
  { kind: 'event', at: 'move', asks: true, inner: [39] }, { kind: 'set', at: '' }, { kind: 'each', at: 'draw' },
  { kind: 'each', at: 'draw' }, { kind: 'set', at: '' }, { kind: 'each', at: 'shield-up' },
  { kind: 'each', at: 'shield-up' }, { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'number', at: '' }, { kind: 'set', at: '' }, { kind: 'each', at: 'mill' }, { kind: 'each', at: 'mill' },
  { kind: 'set', at: '' }, { kind: 'each', at: 'ramp' }, { kind: 'each', at: 'ramp' },
  { kind: 'repeat', at: 'match', asks: true, inner: [0, 19, 20, 23, 34, 35, 36, 37, 39] },
  { kind: 'number', at: '' },
  { kind: 'repeat', at: 'attack-step', asks: true, inner: [0, 20, 34, 35, 39] },
  { kind: 'while', at: 'forced-attacks', asks: true, inner: [0, 34, 35, 39] },
  { kind: 'each', at: 'end-step' }, { kind: 'number', at: '' }, { kind: 'while', at: 'pass-turn' },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'number', at: '' }, { kind: 'set', at: '' }, { kind: 'each', at: 'pay' }, { kind: 'each', at: 'pay' },
  { kind: 'number', at: '' },
  { kind: 'event', at: 'carry-attack', asks: true, inner: [0, 34, 35, 36, 37, 39] },
  { kind: 'while', at: 'resolve-waiting', asks: true, inner: [0, 35, 39] },
  { kind: 'event', at: 'settle-one-of', asks: true, inner: [0, 39] },
  { kind: 'while', at: 'settle-own', asks: true, inner: [0, 35, 39] },
  { kind: 'event', at: 'declare', asks: true }, { kind: 'number', at: '' },
  { kind: 'while', at: 'when-attack-2', asks: true, inner: [0] },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' }, { kind: 'number', at: '' },
  { kind: 'each', at: 'creature-face' }, { kind: 'number', at: '' }, { kind: 'each', at: 'dark-host' },
  { kind: 'each', at: 'spare' },
]

/** How the events that are offered become numbers. */
// prettier-ignore
export const MOVES: NonNullable<Parts<State>['moves']> = [
  { event: EVENT.charge, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.play, asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: EVENT['attack-player'], asker: 2, radix: [[16, 0], [2048, 0], [16, 0]] },
  { event: EVENT['attack-creature'], asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: EVENT.block, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.guard, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['answer-with'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['ninja-strike'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['play-g-zero'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.galaxshield, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.kirifudash, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.fushigibirth, asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: EVENT['cast-again'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['draw-away'], asker: 2, radix: [[2048, 0], [2048, 0], [16, 0]] },
  { event: EVENT['answer-from-hand'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.switch, asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT['dig-up'], asker: 1, radix: [[2048, 0], [16, 0]] },
  { event: EVENT.comet, asker: 1, radix: [[2048, 0], [16, 0]] },
]

/** What is offered where, by which rule. */
// prettier-ignore
export const OFFERS: NonNullable<Parts<State>['offers']> = [
  { event: EVENT.charge, at: ['charge-step'], rule: 100, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT.play, at: ['main-step'], rule: 101 },
  { event: EVENT['attack-player'], at: ['attack-step', 'forced-attacks'], rule: 102,
    from: [{ part: 1, zone: 'battle', own: true }] },
  { event: EVENT['attack-creature'], at: ['attack-step', 'forced-attacks'], rule: 103,
    from: [{ part: 0, zone: 'battle' }, { part: 1, zone: 'battle', own: true }] },
  { event: EVENT.block, at: ['block-step'], rule: 104, from: [{ part: 0, zone: 'battle', own: true }] },
  { event: EVENT.guard, at: ['block-step'], rule: 105, from: [{ part: 0, zone: 'battle', own: true }] },
  { event: EVENT['answer-with'], at: ['look-at-shields'], rule: 106, from: [{ part: 0, zone: 'hand', own: true }] },
  { event: EVENT['ninja-strike'], at: ['declare'], rule: 107 },
  { event: EVENT['play-g-zero'], at: ['main-step'], rule: 108 },
  { event: EVENT.galaxshield, at: ['main-step'], rule: 109 },
  { event: EVENT.kirifudash, at: ['end-attack'], rule: 110 },
  { event: EVENT.fushigibirth, at: ['main-step'], rule: 111,
    from: [{ part: 0, zone: 'graveyard', own: true }, { part: 1, zone: 'battle', own: true }] },
  { event: EVENT.play, at: ['main-step'], rule: 112 },
  { event: EVENT['cast-again'], at: ['main-step'], rule: 113 },
  { event: EVENT['draw-away'], at: ['block-step'], rule: 114, from: [{ part: 1, zone: 'battle', own: true }] },
  { event: EVENT['answer-from-hand'], at: ['declare'], rule: 115 },
  { event: EVENT.switch, at: ['declare'], rule: 116 },
  { event: EVENT['dig-up'], at: ['main-step'], rule: 117, from: [{ part: 0, zone: 'mana', own: true }] },
  { event: EVENT.comet, at: ['declare'], rule: 118 },
]

/** What is remembered. */
// prettier-ignore
export const FACTS: NonNullable<Parts<State>['facts']> = [
  { name: 'turn-player', column: 'turnPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'turn-number', column: 'turnNumber', of: 'game', type: 'number', zones: [], clock: true },
  { name: 'arrived', column: 'arrived', of: 'card', type: 'number', zones: ['battle', 'beneath'], clock: true },
  { name: 'ending', column: 'ending', of: 'game', type: 'player', zones: [] },
  { name: 'regular', column: 'regular', of: 'game', type: 'player', zones: [] },
  { name: 'extra-turns', column: 'extraTurns', of: 'player', type: 'number', zones: [] },
  { name: 'skipped-turns', column: 'skippedTurns', of: 'player', type: 'number', zones: [] },
  { name: 'for-all', column: 'forAll', of: 'game', type: 'number', zones: [] },
  { name: 'tapped-now', column: 'tappedNow', of: 'game', type: 'number', zones: [] },
  { name: 'paid-for', column: 'paidFor', of: 'card', type: 'number', zones: ['nowhere', 'battle'] },
  { name: 'attacker', column: 'attacker', of: 'game', type: 'card', zones: [] },
  { name: 'target-player', column: 'targetPlayer', of: 'game', type: 'player', zones: [] },
  { name: 'target-card', column: 'targetCard', of: 'game', type: 'card', zones: [] },
  { name: 'acting', column: 'acting', of: 'game', type: 'card', zones: [] },
  { name: 'fighters', column: 'fighters', of: 'game', type: 'set of card', zones: [] },
  { name: 'resolving', column: 'resolving', of: 'game', type: 'player', zones: [] },
  { name: 'broken-shields', column: 'brokenShields', of: 'game', type: 'set of card', zones: [] },
  { name: 'life-shield', column: 'lifeShield', of: 'card', type: 'card', zones: ['battle'] },
  { name: 'over', column: 'over2', of: 'card', type: 'card', zones: ['beneath'] },
  { name: 'verdict', column: 'verdict', of: 'game', type: 'truth', zones: [] },
  { name: 'face-up', column: 'faceUp', of: 'card', type: 'truth', zones: ['shields'] },
  { name: 'tapped', column: 'tapped', of: 'card', type: 'truth', zones: ['mana', 'battle'] },
  { name: 'out', column: 'out_', of: 'player', type: 'truth', zones: [] },
  { name: 'recalled', column: 'recalled', of: 'card', type: 'truth', zones: ['nowhere'] },
  { name: 'summoned', column: 'summoned', of: 'card', type: 'truth', zones: ['nowhere', 'battle'] },
  { name: 'declared', column: 'declared', of: 'card', type: 'truth', zones: ['hand'] },
  { name: 'fleeting', column: 'fleeting', of: 'card', type: 'truth', zones: ['battle'] },
  { name: 'bound', column: 'bound', of: 'card', type: 'truth', zones: ['beneath'] },
  { name: 'switched', column: 'switched', of: 'card', type: 'truth', zones: ['battle'] },
]

/** Rules that hold for a while. */
// prettier-ignore
export const LASTING: NonNullable<Parts<State>['lasting']> = [
  { proc: PROC.spellEffectDuringTurnFrame, until: 'during turn', rules: ['except power of c -= 4000'],
    kept: [{ name: 'c', type: 'card', at: 0 }] },
  { proc: PROC.spellEffectUntilTurnFrame, until: 'until turn by you', rules: ['cannot cast by q'],
    kept: [{ name: 'q', type: 'player', at: 0 }, { name: 'p', type: 'player', at: 1 }] },
  { proc: PROC.spellEffectDuringTurn2Frame, until: 'during turn', rules: ['except power of c -= 4000'],
    kept: [{ name: 'c', type: 'card', at: 0 }] },
  { proc: PROC.spellEffectDuringTurn3Frame, until: 'during turn', rules: ['except power of c -= n'],
    kept: [{ name: 'c', type: 'card', at: 0 }] },
  { proc: PROC.hushUntilTurnFrame, until: 'until turn by you',
    rules: ['cannot cast as definition f by q if cost of f = n',
      'cannot attack-player with card c by q if cost of c = n',
      'cannot attack-creature with card c by q if cost of c = n', 'cannot block with card c by q if cost of c = n',
      'cannot guard with card c by q if cost of c = n'],
    kept: [
      { name: 'q', type: 'player', at: 0 }, { name: 'n', type: 'number', at: 1 }, { name: 'p', type: 'player', at: 2 },
    ] },
  { proc: PROC.breakShieldDuringTurnFrame, until: 'during turn',
    rules: ['cannot attack-player with card a if a = c', 'cannot attack-creature with card a if a = c'],
    kept: [{ name: 'c', type: 'card', at: 0 }] },
  { proc: PROC.putUntilTurnFrame, until: 'until turn by you',
    rules: ['cannot move creature c from battle if owner of c = you'], kept: [{ name: 'you', type: 'player', at: 0 }] },
]

/** How what happened is told. */
// prettier-ignore
export const TOLD: NonNullable<Parts<State>['telling']> = [
  { event: EVENT.block, fits: [], words: [{ part: 1 }, ' blocks with ', { part: 0 }] },
  { event: EVENT.hush, fits: [], words: [{ part: 1 }, ' names a cost with ', { part: 0 }] },
  { event: EVENT.stack, fits: [], words: [{ part: 0 }, ' is laid on ', { part: 1 }] },
  { event: EVENT['shield-up-all'], fits: [],
    words: [{ part: 1 }, ' turns ', { part: 0, counted: ['shield', 'shields'] }, ' up'] },
  { event: EVENT['start-step'], fits: [], words: [{ part: 0 }, ' begins a turn'] },
  { event: EVENT['attack-step'], fits: [], words: [{ part: 0 }, ' begins the attack step'] },
  { event: EVENT.move, fits: [{ part: 1, zone: 3 }, { part: 2, zone: 5 }],
    words: [{ part: 2, whose: true }, ' lays ', { part: 0 }, ' among the shields'] },
  { event: EVENT.move, fits: [{ part: 1, zone: 3 }, { part: 2, zone: 4 }],
    words: [{ part: 2, whose: true }, ' draws ', { part: 0 }] },
  { event: EVENT.charge, fits: [], words: [{ part: 1 }, ' charges ', { part: 0 }] },
  { event: EVENT.play, fits: [], words: [{ part: 2 }, ' plays ', { part: 1 }] },
  { event: EVENT['play-g-zero'], fits: [], words: [{ part: 1 }, ' plays ', { part: 0 }, ' for nothing'] },
  { event: EVENT.move, fits: [{ part: 2, zone: 8 }],
    words: [{ part: 0 }, ' comes to the battle zone of ', { part: 2, whose: true }] },
  { event: EVENT['attack-player'], fits: [], words: [{ part: 2 }, ' attacks ', { part: 0 }, ' with ', { part: 1 }] },
  { event: EVENT['attack-creature'], fits: [], words: [{ part: 2 }, ' attacks ', { part: 0 }, ' with ', { part: 1 }] },
  { event: EVENT.redirect, fits: [], words: [{ part: 0 }, ' blocks'] },
  { event: EVENT['break-shield'], fits: [], words: [{ part: 1 }, ' breaks a shield'] },
  { event: EVENT['answer-with'], fits: [], words: [{ part: 1 }, ' shows ', { part: 0 }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 5 }, { part: 2, zone: 4 }],
    words: [{ part: 2, whose: true }, ' takes ', { part: 0 }, ' out of the shields'] },
  { event: EVENT.show, fits: [], words: [{ part: 1 }, ' sees ', { part: 0 }] },
  { event: EVENT.judge, fits: [], words: [{ part: 1 }, ' judges with ', { part: 0 }] },
  { event: EVENT['win-judge'], fits: [], words: [{ part: 1 }, ' wins the judge over ', { part: 0 }] },
  { event: EVENT['lose-judge'], fits: [], words: [{ part: 1 }, ' loses the judge to ', { part: 0 }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 8 }, { part: 2, zone: 4 }],
    words: [{ part: 0 }, ' goes back to the hand of ', { part: 2, whose: true }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 8 }, { part: 2, zone: 3 }],
    words: [{ part: 0 }, ' goes to the deck of ', { part: 2, whose: true }] },
  { event: EVENT.move, fits: [{ part: 1, zone: 3 }, { part: 2, zone: 3 }],
    words: [{ part: 0 }, ' goes under the deck of ', { part: 2, whose: true }] },
  { event: EVENT.destroy, fits: [], words: [{ part: 0 }, ' is destroyed'] },
  { event: EVENT.move, fits: [{ part: 2, zone: 7 }], words: [{ part: 0 }, ' goes to the graveyard'] },
  { event: EVENT.lose, fits: [], words: [{ part: 0 }, ' has lost'] },
  { event: EVENT.move, fits: [{ part: 2, zone: 9 }] }, { event: EVENT.move, fits: [{ part: 1, zone: 9 }] },
  { event: EVENT.move, fits: [{ part: 2, zone: 10 }] }, { event: EVENT.create, fits: [] },
  { event: EVENT.shuffle, fits: [] }, { event: EVENT['build-deck'], fits: [] }, { event: EVENT.deal, fits: [] },
  { event: EVENT['begin-game'], fits: [] }, { event: EVENT.turn, fits: [] },
  { event: EVENT['steps-of-turn'], fits: [] }, { event: EVENT['start-of-turn'], fits: [] },
  { event: EVENT['draw-step'], fits: [] }, { event: EVENT['charge-step'], fits: [] },
  { event: EVENT['main-step'], fits: [] }, { event: EVENT['end-step'], fits: [] },
  { event: EVENT['end-of-turn'], fits: [] }, { event: EVENT.draw, fits: [] }, { event: EVENT.declare, fits: [] },
  { event: EVENT.declarations, fits: [] }, { event: EVENT['forced-attacks'], fits: [] },
  { event: EVENT['settle-own'], fits: [] }, { event: EVENT['settle-one-of'], fits: [] },
  { event: EVENT['tap-for'], fits: [] }, { event: EVENT.pay, fits: [] }, { event: EVENT.use, fits: [] },
  { event: EVENT['count-use'], fits: [] }, { event: EVENT['carry-out'], fits: [] }, { event: EVENT.summon, fits: [] },
  { event: EVENT.put, fits: [] }, { event: EVENT.arrive, fits: [] }, { event: EVENT['carry-attack'], fits: [] },
  { event: EVENT['look-at-shields'], fits: [] }, { event: EVENT.attack, fits: [] },
  { event: EVENT['block-step'], fits: [] }, { event: EVENT.clash, fits: [] }, { event: EVENT['end-attack'], fits: [] },
  { event: EVENT['strike-home'], fits: [] }, { event: EVENT.battle, fits: [] }, { event: EVENT.defeat, fits: [] },
  { event: EVENT.break, fits: [] }, { event: EVENT['take-back'], fits: [] },
  { event: EVENT.move, fits: [{ part: 2, zone: 6 }] }, { event: EVENT.reveal, fits: [] },
  { event: EVENT['look-at'], fits: [] }, { event: EVENT.cast, fits: [] }, { event: EVENT['spell-effect'], fits: [] },
  { event: EVENT.place, fits: [] }, { event: EVENT['shield-up'], fits: [] },
]

/** Texts that look at cards. */
// prettier-ignore
export const LOOKS: readonly number[] = [
  PROC.destroyFrame, PROC.takeBackFrame, PROC.drawFrame, PROC.shieldUpFrame, PROC.drawAllFrame, PROC.shieldUpAllFrame,
  PROC.millFrame, PROC.rampFrame, PROC.dealFrame, PROC.beginGameFrame, PROC.turnFrame, PROC.startStepFrame,
  PROC.drawStepFrame, PROC.chargeFrame, PROC.attackStepFrame, PROC.forcedAttacksFrame, PROC.endStepFrame,
  PROC.loseFrame, PROC.doomAllFrame, PROC.winFrame, PROC.playFrame, PROC.payFrame, PROC.useFrame, PROC.castFrame,
  PROC.spellEffectFrame, PROC.spellEffectFrame3, PROC.spellEffectFrame4, PROC.spellEffectFrame7, PROC.spellEffectFrame8,
  PROC.spellEffectFrame9, PROC.spellEffectFrame10, PROC.spellEffectFrame11, PROC.spellEffectFrame14,
  PROC.spellEffectFrame18, PROC.reciteFrame, PROC.summonFrame, PROC.placeFrame, PROC.putFrame, PROC.attackPlayerFrame,
  PROC.attackCreatureFrame, PROC.carryAttackFrame, PROC.clashFrame, PROC.endAttackFrame, PROC.carryOutFrame,
  PROC.strikeHomeFrame, PROC.blockStepFrame, PROC.battleFrame, PROC.defeatFrame, PROC.breakFrame, PROC.breakShieldFrame,
  PROC.settleOneFrame, PROC.settleOneOfFrame, PROC.settleOwnFrame, PROC.buryTheWeakFrame, PROC.settleInsteadFrame,
  PROC.lookAtShieldsFrame, PROC.ninjaStrikeEffectFrame, PROC.stackFrame, PROC.throwCopyFrame, PROC.playGZeroFrame,
  PROC.galaxshieldFrame, PROC.kirifudashFrame, PROC.fushigibirthFrame, PROC.judgeFrame, PROC.castAgainFrame,
  PROC.purgeFrame, PROC.purgeFrame2, PROC.tollFrame, PROC.hushFrame, PROC.hushFrame2, PROC.answerFromHandFrame,
  PROC.answerFromHandEffectFrame, PROC.switchEffectFrame, PROC.digUpFrame, PROC.turnUpTopFrame, PROC.cometEffectFrame,
  PROC.emptyDeckFrame, PROC.whenBreakShieldFrame, PROC.whenBreakShield2Frame, PROC.insteadMoveFrame,
  PROC.allTogetherFrame, PROC.topOnlyFrame, PROC.insteadLoseFrame, PROC.whenStartOfTurnFrame, PROC.afterPutFrame,
  PROC.afterBeginGameFrame, PROC.insteadMove2Frame, PROC.whenPut2Frame, PROC.whenEndAttackFrame, PROC.whenPut4Frame,
  PROC.whenMoveFrame, PROC.whenPut5Frame, PROC.whenPut6Frame, PROC.whenMove2Frame, PROC.whenPut7Frame,
  PROC.whenCastFrame, PROC.whenPut8Frame, PROC.whenAttackFrame, PROC.whenPut10Frame, PROC.whenPut11Frame,
  PROC.whenAttack2Frame, PROC.whenPut12Frame, PROC.whenEndOfTurn4Frame, PROC.whenPut13Frame, PROC.whenPut13AttackFrame,
  PROC.whenDefeatFrame, PROC.whenAttack3Frame, PROC.whenAttack4Frame, PROC.insteadPutFrame, PROC.whenPut16Frame,
  PROC.insteadMove3Frame, PROC.insteadPut2Frame, PROC.whenPut19Frame, PROC.whenPut20Frame, PROC.whenPut21Frame,
  PROC.moveFrame,
]

/** Makes every state, so that all are alike to V8: it begins as what another says, lists and all. */
export const StateRecord = plainRecord<State>(function (this: State, s) {
  this.players = s.players
  this.options = s.options
  this.random = s.random
  this.def = s.def
  this.owner = s.owner
  this.place = s.place
  this.zones = s.zones
  this.shown = s.shown
  this.result = s.result
  this.over = s.over
  this.frames = s.frames
  this.ask = s.ask
  this.asked = s.asked
  this.optional = s.optional
  this.legal = s.legal
  this.effects = s.effects
  this.announcing = s.announcing
  this.replacing = s.replacing
  this.dry = s.dry
  this.failed = s.failed
  this.reasons = s.reasons
  this.askAll = s.askAll
  this.openChance = s.openChance
  this.log = s.log
  this.turnPlayer = s.turnPlayer
  this.turnNumber = s.turnNumber
  this.arrived = s.arrived
  this.ending = s.ending
  this.regular = s.regular
  this.extraTurns = s.extraTurns
  this.skippedTurns = s.skippedTurns
  this.forAll = s.forAll
  this.tappedNow = s.tappedNow
  this.paidFor = s.paidFor
  this.attacker = s.attacker
  this.targetPlayer = s.targetPlayer
  this.targetCard = s.targetCard
  this.acting = s.acting
  this.fighters = s.fighters
  this.resolving = s.resolving
  this.brokenShields = s.brokenShields
  this.lifeShield = s.lifeShield
  this.over2 = s.over2
  this.verdict = s.verdict
  this.mainDeck = s.mainDeck
  this.faceUp = s.faceUp
  this.tapped = s.tapped
  this.out_ = s.out_
  this.recalled = s.recalled
  this.summoned = s.summoned
  this.declared = s.declared
  this.fleeting = s.fleeting
  this.bound = s.bound
  this.switched = s.switched
  this.runningTurn = s.runningTurn
  this.printedDef = s.printedDef
  this.astray = s.astray
  this.linesDeep = s.linesDeep
  this.putOff = s.putOff
  this.beforeLine = s.beforeLine
  this.changedInLine = s.changedInLine
  this.timesPutDuringTurn = s.timesPutDuringTurn
  this.timesCastDuringTurn = s.timesCastDuringTurn
  this.timesAttackDuringTurn = s.timesAttackDuringTurn
  this.timesNinjaStrikeDuringCarryAttack = s.timesNinjaStrikeDuringCarryAttack
  this.timesBreakShieldDuringCarryAttack = s.timesBreakShieldDuringCarryAttack
  this.timesRedirectDuringCarryAttack = s.timesRedirectDuringCarryAttack
  this.timesDigUpDuringTurn = s.timesDigUpDuringTurn
  this.timesUseDuringTurn = s.timesUseDuringTurn
  this.timesCastDuringTurn2 = s.timesCastDuringTurn2
  this.timesBattleDuringMatch = s.timesBattleDuringMatch
  this.timesSummonDuringMatch = s.timesSummonDuringMatch
  this.shared = s.shared
  if (s.roundLimit !== undefined) this.roundLimit = s.roundLimit
  if (s.sizeLimit !== undefined) this.sizeLimit = s.sizeLimit
})

/** What is kept of each card. */
// prettier-ignore
export const OF_CARDS: readonly (keyof State & string)[] = [
  'def', 'owner', 'place', 'shown', 'arrived', 'paidFor', 'lifeShield', 'over2', 'faceUp', 'tapped', 'recalled',
  'summoned', 'declared', 'fleeting', 'bound', 'switched', 'printedDef',
]

/** What holds cards: facts, one for the game or each thing its own, and variables of texts that are suspended. */
// prettier-ignore
export const HOLDS_CARDS: Holders = holders({
  attacker: 'one', targetCard: 'one', acting: 'one', fighters: 'one', brokenShields: 'one', lifeShield: 'each',
  over2: 'each',
}, [
  [['card2'],
    [PROC.moveFrame, PROC.insteadMoveFrame, PROC.insteadMove2Frame, PROC.insteadMove3Frame, PROC.afterMoveFrame2]],
  [['c'],
    [PROC.destroyFrame, PROC.takeBackFrame, PROC.chargeFrame, PROC.playFrame, PROC.useFrame, PROC.castFrame,
      PROC.spellEffectFrame, PROC.reciteFrame, PROC.summonFrame, PROC.placeFrame, PROC.playGZeroFrame,
      PROC.galaxshieldFrame, PROC.kirifudashFrame, PROC.digUpFrame, PROC.spellEffectFrame2, PROC.spellEffectFrame3,
      PROC.spellEffectFrame4, PROC.spellEffectFrame5, PROC.spellEffectFrame10, PROC.spellEffectFrame11,
      PROC.spellEffectFrame12, PROC.spellEffectFrame13, PROC.spellEffectFrame16, PROC.spellEffectFrame17,
      PROC.spellEffectFrame18, PROC.emptyDeckFrame, PROC.whenPut2Frame, PROC.whenPut6Frame, PROC.whenPut13Frame,
      PROC.insteadPutFrame, PROC.insteadPut2Frame, PROC.whenPut21Frame, PROC.afterPutFrame2]],
  [['list3'], [PROC.drawFrame, PROC.shieldUpFrame, PROC.millFrame, PROC.rampFrame]],
  [['matching1'], [PROC.beginGameFrame]],
  [['list1'], [PROC.endStepFrame, PROC.buryTheWeakFrame, PROC.whenMoveFrame, PROC.whenPut20Frame]],
  [['c', 't2'], [PROC.putFrame]],
  [['a'],
    [PROC.attackPlayerFrame, PROC.carryAttackFrame, PROC.clashFrame, PROC.endAttackFrame, PROC.carryOutFrame,
      PROC.strikeHomeFrame, PROC.whenAttack2Frame, PROC.whenPut13AttackFrame, PROC.whenAttack3Frame]],
  [['t2', 'a'], [PROC.attackCreatureFrame, PROC.defeatFrame]],
  [['firstTarget'], [PROC.blockStepFrame]], [['a', 't2'], [PROC.battleFrame]],
  [['a', 'broken', 'list1', 'list5'], [PROC.breakFrame]], [['s_', 'a'], [PROC.breakShieldFrame]],
  [['c', 'b'], [PROC.stackFrame, PROC.fushigibirthFrame]],
  [['k'], [PROC.throwCopyFrame, PROC.purgeFrame, PROC.hushFrame, PROC.hushFrame2]],
  [['list1', 'list3'], [PROC.judgeFrame]],
  [['this_'],
    [PROC.castAgainFrame, PROC.ninjaStrikeEffectFrame, PROC.answerFromHandEffectFrame, PROC.cometEffectFrame,
      PROC.insteadLoseFrame, PROC.whenStartOfTurnFrame, PROC.afterBeginGameFrame, PROC.whenMove2Frame,
      PROC.whenCastFrame]],
  [['this_', 'sealed'], [PROC.answerFromHandFrame]],
  [['c', 'c2', 'c3', 'c4', 'c5', 'c6'], [PROC.spellEffectFrame7]],
  [['c', 'c2', 'c3', 'c4', 'c5'], [PROC.spellEffectFrame8]],
  [['c', 'c2', 'c3'], [PROC.spellEffectFrame9]],
  [['c', 'list1'],
    [PROC.spellEffectFrame14, PROC.allTogetherFrame, PROC.topOnlyFrame, PROC.afterPutFrame, PROC.whenPut16Frame]],
  [['k', 'list1'], [PROC.purgeFrame2]],
  [['wanted', 'c', 'list3'], [PROC.switchEffectFrame, PROC.whenPut12Frame]],
  [['s_'], [PROC.whenBreakShieldFrame, PROC.whenBreakShield2Frame]],
  [['a', 'copiesThere', 'found', 'list3'], [PROC.whenEndAttackFrame]],
  [['milled', 'wanted', 'c', 'list1', 'list5'], [PROC.whenPut4Frame]],
  [['c', 'wanted', 'list3'], [PROC.whenPut5Frame]], [['c', 'slain', 'm', 'list3'], [PROC.whenPut7Frame]],
  [['c', 'milled', 'list1', 'list3'], [PROC.whenPut8Frame]],
  [['away', 'list3'], [PROC.whenAttackFrame]],
  [['shinobiThere', 'found', 'c', 'list3'], [PROC.whenPut10Frame]],
  [['c', 'thrown', 'list3'], [PROC.whenPut11Frame]],
  [['this_', 'slain', 'list3'], [PROC.whenEndOfTurn4Frame]],
  [['seen', 'found', 'list3'], [PROC.whenDefeatFrame]],
  [['lowestTwo', 'risen', 'c', 'sown', 'list5', 'list7'], [PROC.whenAttack4Frame]],
  [['thrown', 'sown', 'list3', 'list7'], [PROC.whenPut19Frame]],
])

/** Where frames hold the card that a question is about, by site. */
// prettier-ignore
export const ASKING_CARDS: Readonly<Record<number, string>> = {
  7: 'c', 8: 'c', 9: 'c', 10: 'c', 11: 'c', 12: 'c', 13: 'c', 14: 'c', 15: 'c', 16: 'c', 17: 'c', 18: 'c', 19: 'c',
  20: 'c', 21: 'c', 30: 'k', 33: 'k', 34: 'this_', 40: 'this_', 47: 'this_', 55: 'this_', 56: 'this_',
}

/** How suspended procedures are copied, by what they hold. */
// prettier-ignore
export const COPIES: readonly ((f: never) => Frame)[] = [
  ({ proc, pc, answer, card2, from2, to2, bottom2, noticed1 }: MoveFrame) => ({ proc, pc, answer, card2, from2, to2, bottom2, noticed1 }),
  ({ proc, pc, answer, c }: DestroyFrame) => ({ proc, pc, answer, c }),
  ({ proc, pc, answer, n, p, list1, next2, list3, next4 }: DrawFrame) => ({
    proc, pc, answer, n, p, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, n, p, members1, active3, changed4, next5, following6, next7 }: DrawAllFrame) => ({
    proc, pc, answer, n, p, members1, active3, changed4, next5, following6, next7,
  }),
  ({ proc, pc, answer }: MatchFrame) => ({ proc, pc, answer }),
  ({ proc, pc, answer, list1, next2 }: SetUpFrame) => ({ proc, pc, answer, list1, next2 }),
  ({ proc, pc, answer, p }: DealFrame) => ({ proc, pc, answer, p }),
  ({ proc, pc, answer, p, matching1, next2 }: BeginGameFrame) => ({ proc, pc, answer, p, matching1, next2 }),
  ({ proc, pc, answer, c, p }: ChargeFrame) => ({ proc, pc, answer, c, p }),
  ({ proc, pc, answer, p, made }: ForcedAttacksFrame) => ({ proc, pc, answer, p, made }),
  ({ proc, pc, answer, p, list1, next2 }: EndStepFrame) => ({ proc, pc, answer, p, list1, next2 }),
  ({ proc, pc, answer, q, p }: DoomFrame) => ({ proc, pc, answer, q, p }),
  ({ proc, pc, answer, p, members1, active3, changed4, next5, following6, next7 }: DoomAllFrame) => ({
    proc, pc, answer, p, members1, active3, changed4, next5, following6, next7,
  }),
  ({ proc, pc, answer, c, f_, p }: PlayFrame) => ({ proc, pc, answer, c, f_, p }),
  ({ proc, pc, answer, n, vs, p, dueNow, v, list1, next2, list3, next4 }: PayFrame) => ({
    proc, pc, answer, n, vs, p, dueNow, v, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, f_, c, p, was }: ReciteFrame) => ({ proc, pc, answer, f_, c, p, was }),
  ({ proc, pc, answer, c, p, f_, t2 }: PutFrame) => ({ proc, pc, answer, c, p, f_, t2 }),
  ({ proc, pc, answer, q, a, p }: AttackPlayerFrame) => ({ proc, pc, answer, q, a, p }),
  ({ proc, pc, answer, t2, a, p }: AttackCreatureFrame) => ({ proc, pc, answer, t2, a, p }),
  ({ proc, pc, answer, a, p }: CarryAttackFrame) => ({ proc, pc, answer, a, p }),
  ({ proc, pc, answer, p, firstTarget, q, list1, next2 }: BlockStepFrame) => ({ proc, pc, answer, p, firstTarget, q, list1, next2 }),
  ({ proc, pc, answer, a, t2, mine, theirs }: BattleFrame) => ({ proc, pc, answer, a, t2, mine, theirs }),
  ({ proc, pc, answer, t2, a }: DefeatFrame) => ({ proc, pc, answer, t2, a }),
  ({ proc, pc, answer, n, q, a, p, broken, list1, next2, atLeast3, atMost4, list5, next6 }: Break_Frame) => ({
    proc, pc, answer, n, q, a, p, broken, list1, next2, atLeast3, atMost4, list5, next6,
  }),
  ({ proc, pc, answer, s_, a, p }: BreakShieldFrame) => ({ proc, pc, answer, s_, a, p }),
  ({ proc, pc, answer, p, e }: SettleOneOfFrame) => ({ proc, pc, answer, p, e }),
  ({ proc, pc, answer, c, b, lying }: StackFrame) => ({ proc, pc, answer, c, b, lying }),
  ({ proc, pc, answer, k, p }: ThrowCopyFrame) => ({ proc, pc, answer, k, p }),
  ({ proc, pc, answer, c, b, p }: FushigibirthFrame) => ({ proc, pc, answer, c, b, p }),
  ({ proc, pc, answer, q, p, list1, next2, list3, next4 }: JudgeFrame) => ({
    proc, pc, answer, q, p, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, this_, you, f_ }: CastAgainFrame) => ({ proc, pc, answer, this_, you, f_ }),
  ({ proc, pc, answer, q }: TollFrame) => ({ proc, pc, answer, q }),
  ({ proc, pc, answer, this_, you, sealed, atLeast1, atMost2 }: AnswerFromHandFrame) => ({ proc, pc, answer, this_, you, sealed, atLeast1, atMost2 }),
  ({ proc, pc, answer, c, you }: DigUpFrame) => ({ proc, pc, answer, c, you }),
  ({ proc, pc, answer, c, p, c2, c3, c4, c5, c6, atLeast1, atMost2, pieces3, next4 }: SpellEffectFrame7) => ({
    proc, pc, answer, c, p, c2, c3, c4, c5, c6, atLeast1, atMost2, pieces3, next4,
  }),
  ({ proc, pc, answer, c, p, c2, c3, c4, c5, atLeast1, atMost2, pieces3, next4 }: SpellEffectFrame8) => ({
    proc, pc, answer, c, p, c2, c3, c4, c5, atLeast1, atMost2, pieces3, next4,
  }),
  ({ proc, pc, answer, c, p, c2, c3, atLeast1, atMost2, pieces3, next4 }: SpellEffectFrame9) => ({
    proc, pc, answer, c, p, c2, c3, atLeast1, atMost2, pieces3, next4,
  }),
  ({ proc, pc, answer, c, p, list1, next2 }: SpellEffectFrame14) => ({ proc, pc, answer, c, p, list1, next2 }),
  ({ proc, pc, answer, this_, you }: NinjaStrikeEffectFrame) => ({ proc, pc, answer, this_, you }),
  ({ proc, pc, answer, k, p, list1, next2 }: PurgeFrame2) => ({ proc, pc, answer, k, p, list1, next2 }),
  ({ proc, pc, answer, you, this_ }: AnswerFromHandEffectFrame) => ({ proc, pc, answer, you, this_ }),
  ({ proc, pc, answer, you, wanted, c, f_, f_2, atLeast1, atMost2, list3, next4 }: SwitchEffectFrame) => ({
    proc, pc, answer, you, wanted, c, f_, f_2, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, s_, you }: WhenBreakShieldFrame) => ({ proc, pc, answer, s_, you }),
  ({ proc, pc, answer, you, s_ }: WhenBreakShield2Frame) => ({ proc, pc, answer, you, s_ }),
  ({ proc, pc, answer, card2, replaces }: InsteadMoveFrame) => ({ proc, pc, answer, card2, replaces }),
  ({ proc, pc, answer, c, z, list1, next2 }: AllTogetherFrame) => ({ proc, pc, answer, c, z, list1, next2 }),
  ({ proc, pc, answer, c, list1, next2 }: TopOnlyFrame) => ({ proc, pc, answer, c, list1, next2 }),
  ({ proc, pc, answer, you, this_, replaces }: InsteadLoseFrame) => ({ proc, pc, answer, you, this_, replaces }),
  ({ proc, pc, answer, you }: WhenEndOfTurnFrame) => ({ proc, pc, answer, you }),
  ({ proc, pc, answer, you, a, copiesThere, found, atLeast1, atMost2, list3, next4 }: WhenEndAttackFrame) => ({
    proc, pc, answer, you, a, copiesThere, found, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, you, milled, used, wanted, c, f_, f_2, beforeIt, list1, next2, atLeast3, atMost4, list5, next6 }: WhenPut4Frame) => ({
    proc, pc, answer, you, milled, used, wanted, c, f_, f_2, beforeIt, list1, next2, atLeast3, atMost4, list5, next6,
  }),
  ({ proc, pc, answer, you, list1, next2 }: WhenMoveFrame) => ({ proc, pc, answer, you, list1, next2 }),
  ({ proc, pc, answer, you, c, wanted, atLeast1, atMost2, list3, next4 }: WhenPut5Frame) => ({
    proc, pc, answer, you, c, wanted, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, you, c }: WhenPut6Frame) => ({ proc, pc, answer, you, c }),
  ({ proc, pc, answer, you, c, slain, m, atLeast1, atMost2, list3, next4 }: WhenPut7Frame) => ({
    proc, pc, answer, you, c, slain, m, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, you, c, milled, list1, next2, list3, next4 }: WhenPut8Frame) => ({
    proc, pc, answer, you, c, milled, list1, next2, list3, next4,
  }),
  ({ proc, pc, answer, you, away, atLeast1, atMost2, list3, next4 }: WhenAttackFrame) => ({
    proc, pc, answer, you, away, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, you, shinobiThere, found, c, atLeast1, atMost2, list3, next4 }: WhenPut10Frame) => ({
    proc, pc, answer, you, shinobiThere, found, c, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, you, c, q, thrown, atLeast1, atMost2, list3, next4 }: WhenPut11Frame) => ({
    proc, pc, answer, you, c, q, thrown, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, you, a, won }: WhenAttack2Frame) => ({ proc, pc, answer, you, a, won }),
  ({ proc, pc, answer, you, this_, slain, atLeast1, atMost2, list3, next4 }: WhenEndOfTurn4Frame) => ({
    proc, pc, answer, you, this_, slain, atLeast1, atMost2, list3, next4,
  }),
  ({ proc, pc, answer, you, a }: WhenPut13AttackFrame) => ({ proc, pc, answer, you, a }),
  ({ proc, pc, answer, you, seen, found, atLeast1, atMost2, list3, next4 }: WhenDefeatFrame) => ({
    proc, pc, answer, you, seen, found, atLeast1, atMost2, list3, next4,
  }),
  ({
    proc, pc, answer, you, lowestTwo, risen, c, sown, atLeast1, atMost2, atLeast3, atMost4, list5, next6, list7, next8,
  }: WhenAttack4Frame) => ({
    proc, pc, answer, you, lowestTwo, risen, c, sown, atLeast1, atMost2, atLeast3, atMost4, list5, next6, list7, next8,
  }),
  ({ proc, pc, answer, c, replaces }: InsteadPutFrame) => ({ proc, pc, answer, c, replaces }),
  ({ proc, pc, answer, you, c, list1, next2 }: WhenPut16Frame) => ({ proc, pc, answer, you, c, list1, next2 }),
  ({ proc, pc, answer, you, thrown, sown, atLeast1, atMost2, list3, next4, atLeast5, atMost6, list7, next8 }: WhenPut19Frame) => ({
    proc, pc, answer, you, thrown, sown, atLeast1, atMost2, list3, next4, atLeast5, atMost6, list7, next8,
  }),
  ({ proc, pc, answer, card2, from2, to2 }: AfterMoveFrame2) => ({ proc, pc, answer, card2, from2, to2 }),
]

/** Which of those copies each procedure. */
// prettier-ignore
export const COPIED_AS = [
  0, 1, 1, 0, 0, 2, 2, 3, 3, 2, 2, 4, 5, 6, 7, 6, 6, 6, 0, 6, 6, 8, 6, 6, 9, 10, 0, 0, 0, 0, 6, 0, 11, 12, 10, 13, 14,
  0, 0, 13, 13, 8, 8, 8, 8, 0, 8, 0, 0, 34, 0, 35, 36, 8, 8, 0, 8, 8, 37, 0, 8, 8, 8, 15, 8, 8, 16, 0, 17, 18, 19, 19,
  0, 0, 19, 19, 19, 20, 0, 0, 0, 21, 22, 23, 24, 4, 4, 25, 6, 5, 6, 6, 6, 6, 0, 0, 38, 26, 27, 8, 8, 8, 28, 29, 0, 0,
  30, 27, 39, 31, 27, 27, 0, 0, 32, 40, 0, 41, 33, 6, 0, 38, 0, 1, 42, 43, 0, 44, 45, 46, 47, 38, 46, 38, 48, 48, 48,
  48, 48, 0, 44, 1, 0, 49, 50, 51, 52, 53, 40, 54, 48, 40, 55, 48, 56, 57, 58, 59, 41, 60, 53, 61, 0, 0, 62, 0, 48, 61,
  63, 48, 64, 65, 44, 64, 48, 48, 48, 48, 48, 66, 51, 53, 0, 67, 8, 0, 0, 0,
]

/** Places in procedures from which an announcement cannot fail any more; what the numbers mean, `isSettled` tells. */
// prettier-ignore
export const SETTLED: Settled = {
  1 /* destroy */: { 1: 3 }, 2 /* take-back */: { 1: 3 }, 32 /* doom */: { 1: 3 }, 35 /* play */: { 1: 3, 2: 1 },
  39 /* use */: { 1: 3 }, 40 /* cast */: { 1: 3 }, 41 /* spell-effect */: { 1: 3 }, 63 /* recite */: { 1: 3 },
  64 /* summon */: { 1: 3 }, 65 /* place */: { 1: 3 }, 97 /* stack */: { 2: 3 }, 98 /* throw-copy */: { 1: 3 },
  100 /* galaxshield */: { 1: 1, 2: 3 }, 101 /* kirifudash */: { 1: 3, 2: 1 }, 102 /* fushigibirth */: { 1: 3, 2: 1 },
  106 /* cast-again */: { 1: 3, 2: 1 }, 114 /* answer-from-hand */: { 3: 5 }, 118 /* dig-up */: { 1: 3, 2: 1 },
  42 /* spell-effect */: { 1: 3 }, 43 /* spell-effect */: { 1: 3 }, 44 /* spell-effect */: { 1: 3 },
  46 /* spell-effect */: { 1: 3 }, 53 /* spell-effect */: { 1: 3 }, 56 /* spell-effect */: { 1: 3 },
  57 /* spell-effect */: { 1: 3 }, 60 /* spell-effect */: { 1: 3 }, 61 /* spell-effect */: { 1: 3 },
  62 /* spell-effect */: { 1: 3 }, 123 /* empty-deck */: { 1: 3 }, 130 /* instead-lose */: { 1: 3 },
  170 /* instead-put */: { 1: 3 }, 173 /* instead-put-2 */: { 1: 3 },
}

/** Rules that refuse decks. */
// prettier-ignore
export const DECK_RULES: readonly DeckRule[] = [
  { rule: 95, message: 'not as many cards as a deck has', about: '' },
  { rule: 96, message: 'more copies than are allowed', about: 'definition', printed: ['copies-allowed'] },
  { rule: 97, message: 'banned', about: 'definition', printed: ['not-for-tournaments', 'banned'] },
  { rule: 98, message: 'no card of the deck', about: 'definition', printed: ['begins'] },
  { rule: 99, message: 'one side of a card', about: 'definition', printed: ['halves'] },
]
