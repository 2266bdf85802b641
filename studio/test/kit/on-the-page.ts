import type { Page } from 'playwright-core'
import { spacedName } from '../../page/spaced-name.ts'
import { words } from '../../words.ts'

/** Opens a game from the start page. */
export async function openGame(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${words.start.play} ${spacedName(name)}`, exact: true }).click()
  await untilPlayable(page)
}

/** Sets the table up with these players, from the first seat on. */
export async function setUp(page: Page, players: readonly (keyof typeof words.setUp.players)[]): Promise<void> {
  await page.getByRole('button', { name: words.table.setUp }).click()
  for (const [seat, player] of players.entries())
    await page.locator(`select[name=seat-${seat}]`).selectOption(words.setUp.players[player])
  await page.getByRole('button', { name: words.setUp.begin, exact: true }).click()
}

/** Waits until somebody is asked, or the game is over. */
export async function untilPlayable(page: Page): Promise<void> {
  await page.locator('.choices button, .table-pane .card.movable, .over').first().waitFor({ timeout: 40_000 })
}

/** Waits until an answer was taken, so that it can be taken back. */
export async function untilStepTaken(page: Page): Promise<void> {
  await page.locator('.controls button:enabled', { hasText: words.table.undo }).waitFor()
}

/** Takes one of the choices that are offered, by its place, and waits until others are, or the game is over. */
export async function takeChoice(page: Page, place: number): Promise<void> {
  const choices = page.locator('.choices button')
  const before = (await choices.allTextContents()).join()
  await choices.nth(place).click()
  const areOthers = (text: string): boolean => {
    const now = [...document.querySelectorAll('.choices button')].map((each) => each.textContent).join()
    return document.querySelector('.over') !== null || (now !== '' && now !== text)
  }
  await page.waitForFunction(areOthers, before)
}

/** Waits until the element that has the focus says a text. */
export async function untilFocusSays(page: Page, text: string): Promise<void> {
  await page.waitForFunction((said) => document.activeElement?.textContent?.includes(said) === true, text)
}

/** Waits for the lights, and gives what is said of them. */
export async function lightsSaid(page: Page): Promise<string> {
  const said = page.locator('.lights .said')
  await said.waitFor({ timeout: 40_000 })
  return (await said.textContent()) ?? ''
}

/** Writes text at the end of the file that is open. */
export async function writeAtEnd(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText(text)
}

/** Takes the place of all text of the file that is open. */
export async function writeInstead(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(text)
}

/** Lets bots play on; gives what is said at their end: that the game is over, or how far they came. */
export async function playedOut(page: Page, before: string): Promise<string> {
  await page.getByRole('button', { name: words.table.playOut }).click()
  const said = page.locator('.over .prompt b, .why .verdict').filter({ hasNotText: before === '' ? /^$/ : before })
  await said.waitFor({ timeout: 60_000 })
  return (await said.textContent()) ?? ''
}
