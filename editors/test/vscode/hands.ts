import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** What somebody does with keyboard and eyes in VS Code. */
export class Hands {
  private pictures = 0
  private readonly page: Page
  private readonly pictureFolder: string

  constructor(page: Page, pictureFolder: string) {
    this.page = page
    this.pictureFolder = pictureFolder
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  async write(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: 15 })
  }

  /** Gives the window time for what it shows no sign of. */
  async rest(milliseconds = 800): Promise<void> {
    await this.page.waitForTimeout(milliseconds)
  }

  async openFile(name: string): Promise<void> {
    await this.fromList('Control+p', name)
    await this.sees(`.tab.active[data-resource-name="${name}"]`)
  }

  async goTo(line: number, column: number): Promise<void> {
    await this.fromList('Control+g', `${line}:${column}`)
  }

  async command(title: string): Promise<void> {
    await this.fromList('F1', title)
  }

  /** Waits until something is shown. Rejects where it is not within half a minute. */
  async sees(selector: string): Promise<void> {
    await this.page.waitForSelector(selector)
  }

  async click(selector: string): Promise<void> {
    await this.page.locator(selector).first().click()
  }

  async picture(name: string): Promise<void> {
    this.pictures += 1
    await this.page.screenshot({ path: join(this.pictureFolder, `${this.pictures}-${name}.png`) })
  }

  private async fromList(key: string, words: string): Promise<void> {
    await this.press(key)
    await this.rest()
    await this.write(words)
    await this.rest(1200)
    await this.press('Enter')
    await this.rest()
  }
}
