import { zoneWord } from "../describe.ts";
import {
  type AnswerHappening,
  type BaseState,
  type Engine,
  type EventHappening,
  type Happening,
  NONE,
  type Seat,
} from "../engine.ts";
import type { FullEngine } from "../parts.ts";
import { glimpsedWord, isSeen, isTold } from "../tell.ts";

/** A line of what happened: an answer to a question, or what followed from it. */
export interface Line {
  readonly kind: "answer" | "event";
  readonly words: string;
}

/**
 * What happened in words, as `viewer` saw it (everything when left out). Left out is what another line says already:
 * the event that an answer has chosen, and events about nobody and nothing. Cards that go the same way are told
 * together.
 */
export function linesOf(
  engine: Engine,
  s: BaseState,
  happenings: readonly Happening[],
  viewer?: Seat,
): Line[] {
  const lines: Line[] = [];
  let chosen = -1;
  let group: EventHappening[] = [];
  const add = (kind: Line["kind"], words: string): void =>
    void lines.push({ kind, words });
  const flush = (): void => {
    if (group.length > 0) add("event", movedWords(engine, group, viewer));
    group = [];
  };
  for (const happening of happenings) {
    if (
      happening.kind === "event" &&
      happening.event !== chosen &&
      goesWith(engine, group, happening)
    ) {
      group.push(happening);
      continue;
    }
    flush();
    if (happening.kind === "answer") {
      if (isTold(happening, viewer))
        add("answer", engine.tell(s, happening, viewer));
      chosen = eventChosen(engine, s, happening);
    } else if (happening.event === chosen) chosen = -1;
    else if (isGrouped(engine, happening)) group.push(happening);
    else if (happening.args.length > 0)
      add("event", engine.tell(s, happening, viewer));
  }
  flush();
  return lines;
}

function eventChosen(
  engine: Engine,
  s: BaseState,
  { site, by, choice }: AnswerHappening,
): number {
  const move = engine.moveOf({ ...s, ask: site, asked: by }, choice);
  return move.kind === "act" ? move.event : -1;
}

const nameOf = (
  engine: Engine,
  { event }: EventHappening,
): string | undefined => engine.info.events[event]?.name;

/** Cards that move or come into the game one by one are told together. */
const isGrouped = (engine: Engine, happening: EventHappening): boolean =>
  ["move", "create"].includes(nameOf(engine, happening) ?? "");

/** Whether a card goes the same way as those before it. */
function goesWith(
  engine: Engine,
  [first]: readonly EventHappening[],
  next: EventHappening,
): boolean {
  return (
    first !== undefined &&
    isGrouped(engine, next) &&
    first.event === next.event &&
    first.args[1] === next.args[1] &&
    first.args[2] === next.args[2]
  );
}

/** Cards that the viewer did not see are counted. */
function movedWords(
  engine: Engine,
  group: readonly EventHappening[],
  viewer: Seat | undefined,
): string {
  const { parts } = engine as FullEngine<BaseState>;
  const glimpses = group.flatMap(({ glimpses: [card] }) =>
    card === undefined ? [] : [card],
  );
  const seen = glimpses.filter(
    (glimpse) => viewer === undefined || isSeen(glimpse, viewer),
  );
  const hidden = glimpses.length - seen.length;
  const counted =
    hidden === 0 ? [] : [hidden === 1 ? "a card" : `${hidden} cards`];
  const cards = [
    ...seen.map((glimpse) => glimpsedWord(parts, glimpse, viewer)),
    ...counted,
  ].join(", ");
  const [first] = group;
  const [, zone = NONE, to = NONE] = first?.args ?? [];
  return first !== undefined && nameOf(engine, first) === "create"
    ? `create ${cards} to ${zoneWord(parts, zone)}`
    : `move ${cards} from ${zoneWord(parts, zone)} to ${zoneWord(parts, to)}`;
}
