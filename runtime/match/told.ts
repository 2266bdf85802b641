import { type Seat, seatName } from "../engine.ts";
import type { Course, CourseStep } from "./course.ts";
import { linesOf } from "./lines.ts";
import type { ToldStep } from "./view.ts";

/** What a seat was told of each step from `since` on, as it saw it then. */
export function toldTo(course: Course, seat: Seat, since: number): ToldStep[] {
  return course.steps.flatMap((each, step) =>
    step < since ? [] : [{ step, lines: linesFor(course, each, seat) }],
  );
}

function linesFor(
  { engine, state }: Course,
  { happenings, takenBack }: CourseStep,
  seat: Seat,
): string[] {
  const lines = linesOf(engine, state, happenings, seat);
  if (takenBack === undefined) return lines.map(({ words }) => words);
  const answer =
    lines.find(({ kind }) => kind === "answer")?.words ?? seatName(takenBack);
  return [`taken back: ${answer}`];
}
