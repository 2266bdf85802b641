import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printedByCode } from "../kit/printed-by-code.ts";

test("the example of runtime/README.md prints what stands below it", () => {
  const page = readFileSync(
    new URL("../../runtime/README.md", import.meta.url),
    "utf8",
  );
  const [, code = "", printed = ""] =
    /```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/.exec(page) ?? [];
  expect(code).toContain("match.view(0)");
  expect(printedByCode(code)).toBe(printed);
});
