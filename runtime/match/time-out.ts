import { type Choice, DECLINE } from "../engine.ts";

/**
 * What is answered for a seat whose time is over. `decline` passes, says no or is done wherever that is offered, and
 * else takes any choice; `first` takes the first of the list; `random` any, all equally likely.
 */
export type TimeOutPolicy = "decline" | "first" | "random";

export function choiceInTime(
  choices: readonly Choice[],
  policy: TimeOutPolicy,
  random: () => number,
): Choice | undefined {
  switch (policy) {
    case "decline":
      return choices.includes(DECLINE)
        ? DECLINE
        : choiceInTime(choices, "random", random);
    case "first":
      return choices[0];
    case "random":
      return choices[Math.floor(random() * choices.length)];
  }
}
